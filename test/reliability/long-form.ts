const variable = 'RECTO_RELIABILITY';

/** `npm run test:reliability` runs the long forms, `npm test` the short ones. */
export const isLongForm = () => process.env[variable] === 'long';

/** The environment of a long form. */
export const longForm = { [variable]: 'long' } as const;
