import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { configurationLimitMs } from '../../host/service-worker/src/limits.ts';
import {
  responseLimitMs,
  blackLimitMs,
  frozenLimitMs,
  pictureCheckMs,
  promptedResponseLimitMs,
  restLimitMs,
} from '../../packages/adapters/src/browser/camera/camera-limits.ts';
import { configurationSchema } from '../../packages/adapters/src/configuration/configuration.ts';
import { vaultCapacityBytes, photoRetentionMs } from '../../packages/core/src/vault/vault-limits.ts';

/** Compares the files, commands, fields and figures that the documents name with the code. */

const root = join(import.meta.dirname, '../..');
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

/** @returns the distinct texts between two signs. */
function allIn(text: string, pattern: RegExp): readonly string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, found]) => found!))];
}

const seconds = (ms: number) => ms / 1000;
const words: Readonly<Record<number, string>> = { 3: 'three', 6: 'six', 60: 'a minute' };

test.each([
  ['how long a photo is kept', `older than ${photoRetentionMs / 3_600_000} hours`],
  ['the photos of all links', `more than ${vaultCapacityBytes / 1024 / 1024} MB`],
  ['the worker’s wait for the configuration', `within ${seconds(configurationLimitMs)} seconds`],
  ['a camera that turns black', `about ${words[seconds(blackLimitMs)]} seconds`],
  ['a camera that delivers nothing', `within ${words[seconds(frozenLimitMs + pictureCheckMs)]} seconds`],
  ['a camera that rests', `after ${words[seconds(restLimitMs)]}`],
  ['a camera that does not answer', `up to ${seconds(promptedResponseLimitMs)} seconds`],
  ['a camera that is allowed and does not answer', `else ${seconds(responseLimitMs)}`],
])('the figure for %s is the code’s: %s', (_what, figure) => {
  expect(textOf('docs/reliability.md')).toContain(figure);
});

test('the fields of the configuration are those that the app reads', () => {
  const documented = allIn(textOf('docs/configuration.md'), /^\| `(\w+)`/gm);
  expect(documented.toSorted()).toEqual(Object.keys(configurationSchema.entries).toSorted());
});

interface Manifest {
  readonly scripts: Readonly<Record<string, string>>;
}
const { scripts } = JSON.parse(textOf('package.json')) as Manifest;
const { scripts: ofLaboratory } = JSON.parse(textOf('lab/package.json')) as Manifest;

const ci = '.github/workflows/ci.yml';
const pictures = '.github/workflows/pictures.yml';

test.each([
  'README.md',
  'CONTRIBUTING.md',
  'docs/README.md',
  'docs/commands.md',
  'docs/configuration.md',
  'docs/reliability.md',
  'docs/running.md',
  'docs/upgrading.md',
  'docs/speed.md',
  'stories/about/1-what-recto-is.mdx',
  'docs/deployment.md',
  ci,
  pictures,
])('the commands of %s exist', (file) => {
  const named = allIn(textOf(file), /(?:^|`|"|&& |run: )npm (?:run (?:--silent )?)?([a-z][\w:-]*)/gm);
  const ownToNpm = ['ci', 'install', 'run'];
  expect(named.length).toBeGreaterThan(0);
  expect(
    named.filter((name) => !ownToNpm.includes(name) && !(name in { ...scripts, ...ofLaboratory })),
  ).toEqual([]);
});

test('docs/commands.md names every command', () => {
  const page = textOf('docs/commands.md');
  const forms = (name: string) =>
    [`\`npm run ${name}`, `\`npm ${name}`].map((form) => new RegExp(`${form}[ \`]`));
  const missing = Object.keys(scripts).filter((name) => !forms(name).some((form) => form.test(page)));
  expect(missing).toEqual([]);
});

test('pictures are recorded with one command, on GitHub and in a container, with the actions of CI', () => {
  const command = 'npm ci && npm run test:visual:update';
  expect(textOf(pictures)).toContain(`- run: ${command}\n`);
  expect(textOf('CONTRIBUTING.md')).toMatch(new RegExp(`docker run .* node:20 sh -c "${command}"`));
  const actionsIn = (file: string) => allIn(textOf(file), /uses: (\S+)/g);
  expect(actionsIn(ci)).toEqual(expect.arrayContaining([...actionsIn(pictures)]));
});

test('docs/native-app.md links the sample for React Native, with the versions that compile it', () => {
  const page = textOf('docs/native-app.md');
  const folder = 'docs/examples/native';
  expect(page).toContain('(examples/native/RectoScreen.tsx)');
  const { dependencies } = JSON.parse(textOf(`${folder}/package.json`)) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  for (const name of ['react-native', 'react-native-webview']) {
    expect(page).toContain(`\`${name}\` ${dependencies[name]}`);
  }
});

test('the code of docs/testing.md is that of the example whose tests run', () => {
  const folder = 'docs/examples/testing';
  const example = readdirSync(join(root, folder)).map((name) => textOf(`${folder}/${name}`));
  const blocks = allIn(textOf('docs/testing.md'), /^```tsx?\n([^]*?)^```$/gm);
  expect(blocks.length).toBeGreaterThan(3);
  expect(blocks.filter((block) => !example.some((text) => text.includes(block)))).toEqual([]);
});

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'lab/README.md',
  ...['docs', 'docs/accessibility', 'docs/decisions', 'docs/provider', 'stories/about'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => /\.mdx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  ),
];

/** The anchors that GitHub makes of the headings of a page, without its code blocks. */
const anchorsOf = (text: string) =>
  allIn(text.replaceAll(/^```[^]*?^```/gm, ''), /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-'),
  );

describe.each(documents)('%s', (document) => {
  const text = textOf(document);

  test('the document names files and folders that exist', () => {
    const places = allIn(text, /`((?:packages|host|stories|test|lab|docs|\.storybook|\.github)\/[\w./-]+)`/g);
    // Made by a build.
    const made = [
      'host/dist',
      'host/dist/assets/config.json',
      'host/dist/licenses',
      'packages/relay/dist/relay.mjs',
    ];
    expect(places.filter((place) => !made.includes(place) && !existsSync(join(root, place)))).toEqual([]);
  });

  test('the document links to files that exist', () => {
    const links = allIn(text, /\]\((?!https?:|#)([^)#]+)/g);
    expect(links.filter((link) => !existsSync(join(root, dirname(document), link)))).toEqual([]);
  });

  test('the document links to headings that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]*\.mdx?)?#([^)]+)\)/g)];
    const missing = links.filter(([, file, anchor]) => {
      const page = file === undefined ? text : textOf(join(dirname(document), file));
      return !anchorsOf(page).includes(anchor!);
    });
    expect(missing.map(([link]) => link)).toEqual([]);
  });
});

test('docs/README.md, the way in, leads to every page', () => {
  const linked = allIn(textOf('docs/README.md'), /\]\(([^)#]+)/g).map((link) => join('docs', link));
  // The lists of the decisions and of the statements lead to each of them.
  const pages = documents.filter((name) => /^(docs|stories)\/(?!decisions\/\d|accessibility\/st)/.test(name));
  expect(pages.filter((page) => page !== 'docs/README.md' && !linked.includes(page))).toEqual([]);
});

describe('the changelog', () => {
  const versions = textOf('CHANGELOG.md').split(/^## /m).slice(1);
  const groupsOf = (version: string) =>
    version
      .split(/^### /m)
      .slice(1)
      .map((group) => ({ name: group.split('\n')[0], entries: allIn(group, /^- (.+)$/gm) }));

  test('an entry that asks for something is in the first group of its version, "Act when you upgrade", with no others', () => {
    const asks = (entry: string) => /^\*\*(Action|Breaking):\*\* /.test(entry);
    for (const groups of versions.map(groupsOf)) {
      const asking = groups.filter(({ name }) => name === 'Act when you upgrade');
      expect(asking).toEqual(groups.filter(({ entries }) => entries.some(asks)));
      expect(asking).toEqual(groups.slice(0, asking.length));
      expect(asking.flatMap(({ entries }) => entries).filter((entry) => !asks(entry))).toEqual([]);
    }
  });

  test('no entry stands twice in a version, or outside a group', () => {
    expect(versions.length).toBeGreaterThan(1);
    for (const version of versions) {
      const entries = [...version.matchAll(/^- (.+)$/gm)].map(([, entry]) => entry!);
      expect(entries).toEqual(groupsOf(version).flatMap((group) => group.entries));
      expect(new Set(entries).size).toBe(entries.length);
    }
  });
});
