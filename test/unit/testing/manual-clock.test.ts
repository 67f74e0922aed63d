import { ManualClock } from '@recto/testing/fakes';
import { expect, test } from 'vitest';

test('a callback sees the time at which it was due, and the test the time to which it advanced', () => {
  const clock = new ManualClock();
  const seen: number[] = [];
  for (const ms of [50, 10, 50.5]) clock.after(ms, () => seen.push(clock.now()));
  clock.advance(100);
  expect(seen).toEqual([10, 50, 50.5]);
  expect(clock.now()).toBe(100);
});

test('callbacks that are due at the same time run in the order in which they were set', () => {
  const clock = new ManualClock();
  const ran: string[] = [];
  clock.after(10, () => ran.push('first'));
  clock.after(10, () => ran.push('second'));
  clock.advance(10);
  expect(ran).toEqual(['first', 'second']);
});

test('a callback that sets the next one runs as often as the time allows, in order with the others', () => {
  const clock = new ManualClock();
  const ran: string[] = [];
  const loop = () => {
    ran.push(`loop ${clock.now()}`);
    clock.after(10, loop);
  };
  clock.after(10, loop);
  clock.after(25, () => ran.push('other'));
  clock.advance(35);
  expect(ran).toEqual(['loop 10', 'loop 20', 'other', 'loop 30']);
  expect(clock.pending).toBe(1);
  clock.advance(5);
  expect(ran).toHaveLength(5);
});

test('a callback cancels one that is due later in the same step', () => {
  const clock = new ManualClock();
  let ran = false;
  const cancel = clock.after(20, () => (ran = true));
  clock.after(10, cancel);
  clock.advance(100);
  expect(ran).toBe(false);
});

test('a callback that advances the clock too never moves it back', () => {
  const clock = new ManualClock();
  const seen: number[] = [];
  clock.after(10, () => clock.advance(200));
  clock.after(50, () => seen.push(clock.now()));
  clock.advance(100);
  expect(seen).toEqual([50]);
  expect(clock.now()).toBe(210);
});

test('callbacks that wait for no time and always set another one end with an error, not with a page that hangs', () => {
  const clock = new ManualClock();
  const loop = () => void clock.after(0, loop);
  loop();
  expect(() => clock.advance(1)).toThrow(
    'The clock stands still at 0: 10000 callbacks in a row were due without a wait.',
  );
});
