import { color } from './tokens.ts';

/** What a message is about, beside its words: ground and ink always go together. */
export type Tone = 'info' | 'success' | 'warn' | 'danger';

export const tones: Readonly<Record<Tone, { readonly ground: string; readonly ink: string }>> = {
  info: { ground: color.infoWash, ink: color.infoInk },
  success: { ground: color.successWash, ink: color.successInk },
  warn: { ground: color.warnWash, ink: color.warnInk },
  danger: { ground: color.dangerWash, ink: color.dangerInk },
};
