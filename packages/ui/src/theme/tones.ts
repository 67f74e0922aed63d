import { color } from './tokens.ts';

/** The kind of a message, shown by its colours. */
export type Tone = 'info' | 'success' | 'warn' | 'danger';

/** The background and the text colour of each tone; use them together. */
export const tones: Readonly<Record<Tone, { readonly ground: string; readonly ink: string }>> = {
  info: { ground: color.infoWash, ink: color.infoInk },
  success: { ground: color.successWash, ink: color.successInk },
  warn: { ground: color.warnWash, ink: color.warnInk },
  danger: { ground: color.dangerWash, ink: color.dangerInk },
};
