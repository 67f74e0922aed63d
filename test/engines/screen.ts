/** A phone's screen, in CSS pixels. */
export const screen = { width: 390, height: 844 } as const;
