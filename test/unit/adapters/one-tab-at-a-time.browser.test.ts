import { webLocksMutex } from '@recto/adapters/browser';
import type { Clock } from '@recto/core';
import { expect, onTestFinished, test } from 'vitest';

/** A clock whose time limits never end. */
const frozen: Clock = { now: () => 0, after: () => () => undefined };
/** A clock whose time limits end at once. */
const hasty: Clock = {
  now: () => 0,
  after: (_ms, callback) => {
    queueMicrotask(callback);
    return () => undefined;
  },
};

/** Another page of this origin. */
function otherTab(): Window {
  const frame = document.body.appendChild(document.createElement('iframe'));
  onTestFinished(() => frame.remove());
  return frame.contentWindow!;
}

/** How many wait, once they do: requests of two pages reach the browser in either order. */
const waiting = (count: number) =>
  expect.poll(async () => (await navigator.locks.query()).pending).toHaveLength(count);

/** Work that goes on until it is told to end. */
function work(name: string, log: string[]) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const run = () => {
    log.push(name);
    return promise;
  };
  return { run, end: resolve, fail: reject };
}

test('another tab waits until the work here has ended, also when it fails', async () => {
  const log: string[] = [];
  const { navigator: elsewhere } = otherTab();
  const here = webLocksMutex(() => navigator.locks, frozen);
  const there = webLocksMutex(() => elsewhere.locks, frozen);
  const [first, second, third] = [work('first', log), work('second', log), work('third', log)];
  const failing = expect(here(first.run)).rejects.toThrow('no network');
  await expect.poll(() => log).toEqual(['first']);
  const ends = [there(second.run)];
  await waiting(1);
  ends.push(here(third.run));
  await waiting(2);
  expect(log).toEqual(['first']);
  first.fail(new Error('no network'));
  await failing;
  await expect.poll(() => log).toEqual(['first', 'second']);
  second.end();
  third.end();
  await Promise.all(ends);
  expect(log).toEqual(['first', 'second', 'third']);
});

test('the wait for another tab has a time limit', async () => {
  const log: string[] = [];
  const asleep = work('asleep', log);
  const { navigator: elsewhere } = otherTab();
  const sleeping = webLocksMutex(() => elsewhere.locks, frozen)(asleep.run);
  await expect.poll(() => log).toEqual(['asleep']);
  await webLocksMutex(() => navigator.locks, hasty)(async () => void log.push('here'));
  expect(log).toEqual(['asleep', 'here']);
  asleep.end();
  await sleeping;
});

test('without locks, or where they are forbidden, the work is done', async () => {
  const log: string[] = [];
  await webLocksMutex(() => undefined, frozen)(async () => void log.push('old browser'));
  const forbidden = { request: () => Promise.reject(new DOMException('No.', 'SecurityError')) };
  await webLocksMutex(() => forbidden, frozen)(async () => void log.push('forbidden'));
  expect(log).toEqual(['old browser', 'forbidden']);
});
