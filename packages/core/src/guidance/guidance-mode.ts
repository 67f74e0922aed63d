/**
 * How much the app guides, as the configuration says (decision 4.10).
 * - `full`: hints, auto-capture, and the check of each photo before "Use".
 * - `hints`: the same without auto-capture: only the customer takes photos.
 * - `off`: nothing of it; its code is not loaded.
 */
export const guidanceModes = ['full', 'hints', 'off'] as const;

export type GuidanceMode = (typeof guidanceModes)[number];

/** Applies when the configuration names no mode, or one that does not exist. */
export const defaultGuidanceMode: GuidanceMode = 'full';
