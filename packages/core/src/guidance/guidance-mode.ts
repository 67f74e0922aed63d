/**
 * How much the app guides, as the configuration says (decision 4.1).
 * - `full`: hints, auto-capture, and the check of each photo before "Use".
 * - `hints`: hints and the check of each photo, but no auto-capture.
 * - `off`: no guidance; its code is not loaded.
 */
export const guidanceModes = ['full', 'hints', 'off'] as const;

export type GuidanceMode = (typeof guidanceModes)[number];

/** Applies when the configuration names no mode, or one that does not exist. */
export const defaultGuidanceMode: GuidanceMode = 'full';
