/** The bundlers that this repository does not use itself; `docs/packages.md` names these versions. */
export const next = 'next@16.4.6';
export const esbuild = 'esbuild@0.28.2';

/** The compiler that the template of Next.js installs: `next build` needs its API, which version 7 does not have. */
export const typescript = 'typescript@5.9.3';

/** The versions of Node that are supported beside the oldest one, with which all other tests run. */
export const nodes = [22, 24] as const;
