import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { configurationLimitMs } from '../../host/service-worker/src/limits.ts';
import {
  responseLimitMs,
  badPictureLimitMs,
  promptedResponseLimitMs,
  restLimitMs,
} from '../../packages/adapters/src/browser/camera/camera-limits.ts';
import { configurationSchema } from '../../packages/adapters/src/http/configuration.ts';
import { vaultCapacityBytes, photoRetentionMs } from '../../packages/core/src/vault/vault-limits.ts';

/** What README says of files, commands, fields and figures, compared with the code. */

const root = join(import.meta.dirname, '../..');
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const readme = textOf('README.md');

/** @returns the section of README with this title. */
function section(title: string): string {
  const found = readme.split('\n## ').find((text) => text.startsWith(`${title}\n`));
  if (found === undefined) throw new Error(`README has no section "${title}".`);
  return found;
}

/** @returns what stands between two signs, everywhere in a text, each once. */
function allIn(text: string, pattern: RegExp): readonly string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, found]) => found!))];
}

const seconds = (ms: number) => ms / 1000;
const words: Readonly<Record<number, string>> = { 6: 'six', 60: 'a minute' };

test.each([
  ['how long a photo is kept', `older than ${photoRetentionMs / 3_600_000} hours`],
  ['the photos of all links', `more than ${vaultCapacityBytes / 1024 / 1024} MB`],
  ['the worker’s wait for the configuration', `within ${seconds(configurationLimitMs)} seconds`],
  ['a camera that fails', `within about ${words[seconds(badPictureLimitMs)]} seconds`],
  ['a camera that rests', `after ${words[seconds(restLimitMs)]}`],
  ['a camera that does not answer', `up to ${seconds(promptedResponseLimitMs)} seconds`],
  ['a camera that is allowed and does not answer', `else ${seconds(responseLimitMs)}`],
])('the figure for %s is the code’s: %s', (_what, figure) => {
  expect(section('Reliability')).toContain(figure);
});

test('the fields of the configuration are those that the app reads', () => {
  const documented = allIn(section('Configuration'), /^\| `(\w+)`/gm);
  expect(documented.toSorted()).toEqual(Object.keys(configurationSchema.entries).toSorted());
});

const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Readonly<Record<string, string>> };

test.each(['README.md', 'CONTRIBUTING.md', 'stories/about/5-deployment.mdx'])(
  'the commands of %s exist',
  (file) => {
    const named = allIn(textOf(file), /(?:^|`|&& )npm (?:run (?:--silent )?)?([a-z][\w:]*)/gm);
    const ownToNpm = ['ci', 'install', 'run'];
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !ownToNpm.includes(name) && !(name in scripts))).toEqual([]);
  },
);

test.each(['README.md', 'CONTRIBUTING.md'])('the files and folders that %s names exist', (file) => {
  const places = allIn(textOf(file), /`((?:packages|host|stories|test|\.storybook)\/[\w./-]+)`/g);
  // Made by `npm run build`.
  const made = ['host/dist', 'host/dist/assets/config.json'];
  expect(places.length).toBeGreaterThan(5);
  expect(places.filter((place) => !made.includes(place) && !existsSync(join(root, place)))).toEqual([]);
});
