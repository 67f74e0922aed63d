import { AppReadiness } from '@recto/core';
import { expect, test, vi } from 'vitest';
import { countedTimers } from './doubles/counted-timers.ts';

const waitingTimers = countedTimers('entry/app-readiness.ts');

function readinessWithHistory() {
  const readiness = new AppReadiness();
  const history: string[] = [];
  readiness.subscribe(() => history.push(readiness.getSnapshot()));
  return { readiness, history };
}

test('the app is loading before the first navigation has ended, however long that takes', () => {
  const { readiness, history } = readinessWithHistory();
  vi.advanceTimersByTime(60_000);
  expect(readiness.getSnapshot()).toBe('loading');
  expect(history).toEqual([]);
});

test('the app is ready 1000 ms after the navigation has ended, and not a moment earlier', () => {
  const { readiness, history } = readinessWithHistory();
  readiness.navigationEnded();
  vi.advanceTimersByTime(999);
  expect(readiness.getSnapshot()).toBe('loading');
  vi.advanceTimersByTime(1);
  expect(readiness.getSnapshot()).toBe('ready');
  expect(history).toEqual(['ready']);
});

test('the app is loading again from the start of the next navigation', () => {
  const { readiness, history } = readinessWithHistory();
  readiness.navigationEnded();
  vi.advanceTimersByTime(1000);
  readiness.navigationStarted();
  expect(readiness.getSnapshot()).toBe('loading');
  readiness.navigationEnded();
  vi.advanceTimersByTime(1000);
  expect(history).toEqual(['ready', 'loading', 'ready']);
});

test('a navigation that starts during the delay restarts the delay', () => {
  const { readiness, history } = readinessWithHistory();
  readiness.navigationEnded();
  vi.advanceTimersByTime(999);
  readiness.navigationStarted();
  vi.advanceTimersByTime(5000);
  expect(readiness.getSnapshot()).toBe('loading');
  readiness.navigationEnded();
  vi.advanceTimersByTime(999);
  expect(readiness.getSnapshot()).toBe('loading');
  vi.advanceTimersByTime(1);
  expect(history).toEqual(['ready']);
});

test('a second end of navigation restarts the delay', () => {
  const { readiness } = readinessWithHistory();
  readiness.navigationEnded();
  vi.advanceTimersByTime(600);
  readiness.navigationEnded();
  vi.advanceTimersByTime(600);
  expect(readiness.getSnapshot()).toBe('loading');
  vi.advanceTimersByTime(400);
  expect(readiness.getSnapshot()).toBe('ready');
  expect(waitingTimers()).toBe(0);
});
