import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { globalsOf, membersOf } from './source/globals.ts';
import { appFolders, sourcesIn, type Finding, type SourceFile } from './source/source-file.ts';
import { nodesOfType } from './source/syntax-tree.ts';

const files = sourcesIn(...appFolders);

/** What the language itself brings. */
const languageNames = new Set(runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[]);

const everywhere = [
  'AbortController',
  'DOMException',
  'URL',
  'URLSearchParams',
  'setTimeout',
  'clearTimeout',
];

/** Names of the environment that a place may use without being given them. The first that fits counts. */
const places: readonly (readonly [path: string, names: readonly string[]])[] = [
  // Pure, and the same in a browser, a worker and Node.
  ['packages/core/src/provider/client-credentials.ts', ['btoa']],
  ['packages/core/src/', []],
  ['packages/adapters/src/browser/vault/', ['Blob', 'File', 'TextDecoder', 'TextEncoder']],
  ['packages/adapters/src/browser/', ['FileReader', 'queueMicrotask']],
  ['packages/adapters/src/http/', ['FormData', 'TextDecoder']],
  [
    'packages/adapters/src/fake/',
    ['atob', 'queueMicrotask', 'requestAnimationFrame', 'cancelAnimationFrame'],
  ],
  ['packages/adapters/src/', []],
  // Focus and the page's language are React's to steer; nothing else of the page is.
  ['packages/ui/src/i18n/use-document-language.ts', ['document']],
  ['packages/ui/src/screens/capture/RotateNotice.tsx', ['document', 'HTMLElement']],
  ['packages/ui/src/screens/confirm/use-focus-kept.ts', ['document', 'Element', 'HTMLElement']],
  ['packages/ui/src/screens/capture/use-throttled-announcement.ts', ['performance']],
  ['packages/ui/src/', []],
  ['host/src/main.tsx', ['window', 'document', 'console', '__RECTO_VERSION__']],
  ['host/src/report-crash.ts', ['console']],
  ['host/src/', []],
  ['host/service-worker/src/shell.ts', ['__RECTO_SHELL__', '__RECTO_OTHER_PAGES__']],
  ['host/service-worker/src/parts.ts', ['Request', 'caches', 'fetch']],
  ['host/service-worker/src/page.ts', ['AbortSignal', 'Response', 'caches', 'fetch']],
  ['host/service-worker/src/', ['Request', 'Response', 'fetch', 'self']],
];

function foreignNames(file: SourceFile): readonly Finding[] {
  const [, allowed] = places.find(([path]) => file.path.startsWith(path))!;
  return [...globalsOf(file)]
    .filter((name) => !languageNames.has(name) && !everywhere.includes(name) && !allowed.includes(name))
    .map((name) => `${file.path} uses ${name}`);
}

const browser = 'packages/adapters/src/browser/';
const wiring = 'host/src/container/browser-module.ts';

/** Each API of the browser is touched in its one place, also where it hangs on an object that was handed over. */
const doors: Readonly<Record<string, readonly string[]>> = {
  getUserMedia: [`${browser}camera/opening/open-stream.ts`],
  enumerateDevices: [`${browser}camera/opening/device-list.ts`],
  mediaDevices: [
    `${browser}camera/opening/open-stream.ts`,
    `${browser}camera/opening/device-list.ts`,
    wiring,
  ],
  permissions: [
    `${browser}camera/GetUserMediaCamera.ts`,
    `${browser}camera/failure/camera-facts.ts`,
    `${browser}camera/opening/permission.ts`,
    `${browser}camera/opening/open-stream.ts`,
    wiring,
  ],
  isSecureContext: [wiring],
  featurePolicy: [`${browser}page/feature-policy.ts`],
  permissionsPolicy: [`${browser}page/feature-policy.ts`],
  clipboard: [`${browser}device/clipboard.ts`],
  execCommand: [`${browser}device/clipboard.ts`],
  srcObject: [`${browser}camera/picture/video-element.ts`],
  toBlob: [`${browser}camera/picture/take-photo.ts`],
  locks: [wiring],
  navigator: [
    `${browser}device/BrowserDevice.ts`,
    `${browser}device/clipboard.ts`,
    `${browser}page/service-worker.ts`,
    wiring,
  ],
  serviceWorker: [`${browser}page/service-worker.ts`],
  visibilityState: [`${browser}device/page-visibility.ts`],
  onLine: [`${browser}device/BrowserDevice.ts`],
  matchMedia: [`${browser}device/orientation.ts`, `${browser}device/BrowserDevice.ts`],
  location: [`${browser}device/BrowserDevice.ts`, 'host/src/'],
  localStorage: ['host/src/main.tsx'],
  getItem: [
    `${browser}storage/LocalStorage.ts`,
    `${browser}storage/SessionMarks.ts`,
    `${browser}device/reload-count.ts`,
  ],
  setItem: [
    `${browser}storage/LocalStorage.ts`,
    `${browser}storage/SessionMarks.ts`,
    `${browser}device/reload-count.ts`,
  ],
  removeItem: [`${browser}storage/LocalStorage.ts`, `${browser}storage/SessionMarks.ts`],
  XMLHttpRequest: [`${browser}page/browser-http.ts`],
  fetch: [`${browser}page/browser-http.ts`, 'packages/adapters/src/http/'],
  sessionStorage: ['host/src/main.tsx', `${browser}device/reload-count.ts`],
  // What is kept of answers is the worker's business; the page only names what it uses.
  caches: [`${browser}page/service-worker.ts`],
  indexedDB: [wiring],
  cookie: [],
  pushState: [],
  replaceState: [],
  innerHTML: [],
  outerHTML: [],
  insertAdjacentHTML: [],
};

function wrongDoors(file: SourceFile): readonly Finding[] {
  return [...membersOf(file)]
    .filter((name) => Object.hasOwn(doors, name) && !doors[name]!.some((path) => file.path.startsWith(path)))
    .map((name) => `${file.path} touches ${name}`);
}

test('no file takes more from its environment than its place allows', () => {
  expect(files.flatMap(foreignNames)).toEqual([]);
});

test('each browser API is touched in its one place', () => {
  expect(files.flatMap(wrongDoors)).toEqual([]);
});

test('no text becomes markup', () => {
  const found = files.filter((file) =>
    [...nodesOfType(file, 'JSXIdentifier')].some(({ name }) => name === 'dangerouslySetInnerHTML'),
  );
  expect(found.map(({ path }) => path)).toEqual([]);
});

describe('the rules bite', () => {
  test.each([
    ['packages/core/src/a.ts', `localStorage.setItem('a', 'b');`],
    ['packages/core/src/a.ts', `export const now = () => performance.now();`],
    ['packages/core/src/a.ts', `export const ask = async () => fetch('/');`],
    ['packages/adapters/src/browser/a.ts', `export const look = () => window.screen as Screen;`],
    ['packages/ui/src/a.tsx', `export const A = () => <p>{document!.title}</p>;`],
    ['packages/ui/src/a.tsx', `const { userAgent } = navigator;`],
    ['packages/ui/src/a.tsx', `const go = { window };`],
    ['host/src/routes/a.ts', `new XMLHttpRequest();`],
    ['host/src/routes/a.ts', `globalThis.process = process;`],
  ])('%s: %s', (path, text) => {
    expect(foreignNames({ path, text })).toHaveLength(1);
  });

  test.each([
    ['packages/core/src/a.ts', `import { fetch } from './b.ts'; fetch();`],
    ['packages/core/src/a.ts', `export function f(window: Window) { window.alert(); }`],
    ['packages/core/src/a.ts', `const f = ({ a: [document = 1], ...navigator }) => [document, navigator];`],
    ['packages/core/src/a.ts', `const a = { fetch: 1, document() {} }; a.fetch; type W = typeof window;`],
    ['packages/core/src/a.ts', `try { f(); } catch (screen) { f(screen); } function f(a?: unknown) {}`],
  ])('and let pass: %s: %s', (path, text) => {
    expect(foreignNames({ path, text })).toEqual([]);
  });

  test.each([
    ['packages/adapters/src/browser/a.ts', `export const f = (n: Navigator) => n.mediaDevices;`],
    ['packages/adapters/src/fake/a.ts', `f(w['localStorage']);`],
    ['packages/ui/src/a.tsx', `const { matchMedia } = view;`],
    ['packages/ui/src/a.tsx', `export const f = (e: Element) => (e.innerHTML = '');`],
    ['packages/adapters/src/browser/device/BrowserDevice.ts', `this.#window.sessionStorage.clear();`],
  ])('%s: %s', (path, text) => {
    expect(wrongDoors({ path, text })).toHaveLength(1);
  });
});
