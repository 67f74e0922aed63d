/// <reference types="vite/types/importMeta.d.ts" />
import { parseProfile, type Misbehaviour, type PhoneProfile } from '@recto/testing/camera';

const files = import.meta.glob<{ readonly default: unknown }>(
  '../../packages/testing/src/phones/profiles/*.json',
  {
    eager: true,
  },
);

/** Every profile of `@recto/testing`, in Node and in the browser, by the name of its file without the ending. */
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
