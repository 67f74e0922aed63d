import { SnapshotStore, type AppEvent, type EntryState, type EventFacts } from '@recto/core';
import { expect, test } from 'vitest';
import type { App } from '../../../host/src/container/create-app.ts';
import { tellAncestor } from '../../../host/src/framing/tell-ancestor.ts';

/** An app in a frame, on whose window events happen. @param ancestors what the browser says of the pages around it. */
function framedApp(frameAncestor: string, ancestors?: readonly string[]) {
  const posted: (readonly [message: unknown, target: string])[] = [];
  const window = Object.assign(new EventTarget(), {
    document: new EventTarget(),
    location: { href: 'https://app.example/a-token/start', ancestorOrigins: ancestors },
    parent: { postMessage: (message: unknown, target: string) => posted.push([message, target]) },
  });
  const entry = new SnapshotStore<EntryState>({ name: 'settled' });
  const store = new SnapshotStore({ entry: null });
  const app = { store, entry, capture: null, recorder: { screen: 'start' } };
  tellAncestor(window as unknown as Window, frameAncestor, app as unknown as App);
  const happens = (event: EventFacts) =>
    window.dispatchEvent(new CustomEvent('recto', { detail: event as AppEvent }));
  return { posted, entry, happens };
}

const failure = (code: string, target = 'https://portal.example') => [
  [{ type: 'recto-failure', code }, target],
];

// Decision 11.16.
test.each<[string, EventFacts, string]>([
  ['a refused link', { name: 'linkRefused', why: 'refused' }, 'link'],
  ['a provider without a response', { name: 'linkRefused', why: 'unreachable' }, 'unreachable'],
  ['a part that is not loaded', { name: 'partNotLoaded' }, 'unreachable'],
  ['a crash', { name: 'crashed', kind: 'TypeError' }, 'crash'],
])('%s is told by its code', (_what, event, code) => {
  const { posted, happens } = framedApp('https://portal.example/apply');
  happens(event);
  expect(posted).toEqual(failure(code));
});

test('a link that the provider refuses after it was opened is told', () => {
  const { posted, entry } = framedApp('https://portal.example');
  entry.set({ name: 'unchecked', unanswered: false });
  entry.set({ name: 'refused', token: 'a-token' });
  expect(posted).toEqual(failure('link'));
});

test('what is no failure is not told by its event', () => {
  const { posted, happens } = framedApp('https://portal.example');
  happens({ name: 'cameraFailed', photo: 'idCardRecto', cause: 'none' });
  happens({ name: 'procedureStarted' });
  expect(posted).toEqual([]);
});

test.each([
  ['without a word of the browser', 'https://portal.example', undefined, 'https://portal.example'],
  [
    'if it is the next page around',
    'https://portal.example',
    ['https://portal.example', 'https://a.example'],
    'https://portal.example',
  ],
  ['of the app itself', '/', ['https://app.example'], 'https://app.example'],
])('messages go to the configured origin, %s', (_when, frameAncestor, ancestors, target) => {
  const { posted, happens } = framedApp(frameAncestor, ancestors);
  happens({ name: 'partNotLoaded' });
  expect(posted).toEqual(failure('unreachable', target));
});

test('nothing is told if the browser says that the page around is another one', () => {
  const { posted, happens } = framedApp('https://portal.example', [
    'https://a.example',
    'https://portal.example',
  ]);
  happens({ name: 'partNotLoaded' });
  expect(posted).toEqual([]);
});
