/// <reference types="vite/types/importMeta.d.ts" />
import { parseProfile, type Misbehaviour, type PhoneProfile } from './profile-schema.ts';

const files = import.meta.glob<{ readonly default: unknown }>('./profiles/*.json', { eager: true });

/** Every profile in `profiles/`, by the name of its file without the ending. */
export const phoneProfiles: ReadonlyMap<string, PhoneProfile> = new Map(
  Object.entries(files).map(([path, { default: value }]) => {
    const name = /([^/]+)\.json$/.exec(path)![1]!;
    return [name, parseProfile(name, value)];
  }),
);

/** The phones that do this wrong. @returns at least one. */
export function phonesThat(does: Misbehaviour['does']): readonly PhoneProfile[] {
  return [...phoneProfiles.values()].filter(({ misbehaves }) => misbehaves.some((one) => one.does === does));
}
