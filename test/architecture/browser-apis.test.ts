import { describe, expect, test } from 'vitest';
import { appFolders, sourcesIn, type Finding, type SourceFile } from './source/source-file.ts';
import { childrenOf, nodesOf, syntaxTreeOf, type SyntaxNode } from './source/syntax-tree.ts';

// The linter's `no-undef` rule (`.oxlintrc.json`) restricts the global names that a folder may use.
// This test is about members of objects that were passed to a file.

const files = sourcesIn(...appFolders);

const browser = 'packages/adapters/src/browser/';
/** The functions that give the adapters their window, each beside its adapter. */
const opening = `${browser}camera/opening/browser-camera-opening.ts`;
const mutex = `${browser}mutex/browser-mutex.ts`;
const sounds = `${browser}sound/browser-sounds.ts`;
const ports = `${browser}browser-ports.ts`;

/** Each API of the browser is used in one place, also as a member of an object that was passed in. */
const places: Readonly<Record<string, readonly string[]>> = {
  getUserMedia: [`${browser}camera/opening/open-stream.ts`],
  enumerateDevices: [`${browser}camera/opening/device-list.ts`],
  mediaDevices: [
    `${browser}camera/opening/open-stream.ts`,
    `${browser}camera/opening/device-list.ts`,
    opening,
  ],
  permissions: [
    `${browser}camera/GetUserMediaCamera.ts`,
    `${browser}camera/failure/camera-facts.ts`,
    `${browser}camera/opening/CameraAhead.ts`,
    `${browser}camera/opening/permission.ts`,
    `${browser}camera/opening/open-stream.ts`,
    opening,
  ],
  isSecureContext: [`${browser}camera/browser-camera.ts`],
  featurePolicy: [`${browser}camera/failure/feature-policy.ts`],
  permissionsPolicy: [`${browser}camera/failure/feature-policy.ts`],
  clipboard: [`${browser}device/clipboard.ts`],
  execCommand: [`${browser}device/clipboard.ts`],
  srcObject: [`${browser}camera/picture/video-element.ts`],
  toBlob: [`${browser}camera/picture/encoding/encode-in-page.ts`],
  toDataURL: [`${browser}camera/picture/encoding/encode-in-page.ts`],
  locks: [mutex],
  navigator: [
    `${browser}device/BrowserDevice.ts`,
    `${browser}device/clipboard.ts`,
    `${browser}offline/service-worker.ts`,
    opening,
    mutex,
    sounds,
    'host/src/start/ahead.ts',
  ],
  wakeLock: [`${browser}device/screen-wake-lock.ts`],
  serviceWorker: [`${browser}offline/service-worker.ts`],
  visibilityState: [`${browser}device/page-visibility.ts`],
  onLine: [`${browser}device/BrowserDevice.ts`, 'host/src/start/ahead.ts'],
  matchMedia: [
    `${browser}device/orientation.ts`,
    `${browser}device/BrowserDevice.ts`,
    `${browser}view-transition.ts`,
    sounds,
  ],
  location: [`${browser}device/BrowserDevice.ts`, 'host/src/'],
  localStorage: ['host/src/start/identify.ts', ports],
  getItem: [
    `${browser}storage/LocalStorage.ts`,
    `${browser}storage/SessionChoices.ts`,
    `${browser}storage/SessionMarks.ts`,
    `${browser}device/reload-count.ts`,
  ],
  setItem: [
    `${browser}storage/LocalStorage.ts`,
    `${browser}storage/SessionChoices.ts`,
    `${browser}storage/SessionMarks.ts`,
    `${browser}device/reload-count.ts`,
  ],
  removeItem: [
    `${browser}storage/LocalStorage.ts`,
    `${browser}storage/SessionChoices.ts`,
    `${browser}storage/SessionMarks.ts`,
  ],
  AudioContext: [`${browser}sound/BrowserFramingSound.ts`, sounds],
  vibrate: [`${browser}sound/BrowserFramingSound.ts`, sounds],
  XMLHttpRequest: [`${browser}browser-http.ts`],
  applyConstraints: [`${browser}camera/lens/Lens.ts`],
  fetch: [
    `${browser}analysis/worker/answer-requests.ts`,
    `${browser}telemetry/BrowserEvents.ts`,
    `${browser}browser-http.ts`,
    'packages/adapters/src/http/',
    'packages/adapters/src/configuration/',
    // Before any adapter is loaded.
    'host/src/start/ahead.ts',
    'host/src/start/made-calls.ts',
  ],
  sessionStorage: ['host/src/start/', ports, `${browser}device/reload-count.ts`],
  // The service worker keeps the responses; the page only lists what it uses.
  caches: [`${browser}offline/service-worker.ts`],
  indexedDB: [`${browser}vault/browser-vault.ts`],
  // Browsers fail to take photos by themselves, and to record video upright: frames are drawn (docs/phones.md).
  ImageCapture: [],
  MediaRecorder: [],
  // It carries cookies.
  sendBeacon: [],
  cookie: [],
  // The router reads the address after that.
  pushState: ['host/src/start/show.ts'],
  replaceState: ['host/src/start/identify.ts', 'host/src/start/show.ts'],
  innerHTML: [],
  outerHTML: [],
  insertAdjacentHTML: [],
};

function misplacedApis(file: SourceFile): readonly Finding[] {
  return [...membersOf(file)]
    .filter((name): name is string => typeof name === 'string' && Object.hasOwn(places, name))
    .filter((name) => !places[name]!.some((path) => file.path.startsWith(path)))
    .map((name) => `${file.path} uses ${name}`);
}

/** The names of all members that a file uses: `localStorage` for `window.localStorage`, also if it is destructured. */
function membersOf(file: SourceFile): ReadonlySet<unknown> {
  const names = new Set<unknown>();
  for (const node of nodesOf(syntaxTreeOf(file))) {
    if (node.type === 'MemberExpression') names.add(nameOf(node['property'], node['computed']));
    if (node.type !== 'ObjectPattern') continue;
    for (const [, property] of childrenOf(node)) names.add(nameOf(property['key'], property['computed']));
  }
  return names;
}

/** `name` for `.name` and for `['name']`; undefined if it is only known at run time. */
function nameOf(node: unknown, computed: unknown): unknown {
  return (node as SyntaxNode | undefined)?.[computed === true ? 'value' : 'name'];
}

test('each browser API is used in one place', () => {
  expect(files.flatMap(misplacedApis)).toEqual([]);
});

describe('the rule reports', () => {
  test.each([
    ['packages/adapters/src/browser/a.ts', `export const f = (n: Navigator) => n.mediaDevices;`],
    ['packages/adapters/src/fake/a.ts', `f(w['localStorage']);`],
    ['packages/ui/src/a.tsx', `const { matchMedia } = view;`],
    ['packages/ui/src/a.tsx', `export const f = (e: Element) => (e.innerHTML = '');`],
    ['packages/adapters/src/browser/device/BrowserDevice.ts', `this.#window.sessionStorage.clear();`],
  ])('%s: %s', (path, text) => {
    expect(misplacedApis({ path, text })).toHaveLength(1);
  });
});
