/** The radii of corners. A brand changes them before React is there, so they are not among the other `scales`. */
export const radii = { small: '8px', medium: '14px', large: '22px', pill: '999px' } as const;
