import { readdirSync, readFileSync } from 'node:fs';
import { parseProfile, type PhoneProfile } from './profile-schema.ts';

/** In Node: the profiles that the package brings. */
const folder = new URL('./profiles/', import.meta.url);

/** The names of all profiles, such as `iphone-after-call`. */
export function phoneNames(): readonly string[] {
  return readdirSync(folder).map((file) => file.replace(/\.json$/, ''));
}

/**
 * A phone by the name of its profile.
 * @throws Error that has all names, if there is no such profile.
 */
export function phoneNamed(name: string): PhoneProfile {
  const names = phoneNames();
  if (!names.includes(name)) throw new Error(`There is no phone "${name}". There are: ${names.join(', ')}`);
  return parseProfile(name, JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')));
}
