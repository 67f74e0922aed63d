import { expect, test } from 'vitest';
import { heardOf, shareHeard } from '../../e2e/fixtures/seen-said-happened/heard.ts';

const heard = (...said: readonly (readonly [number, string])[]) =>
  heardOf(
    said.map(([at, line]) => ({ at, line })),
    60_000,
  ).map((line) => `${line.heard} (${shareHeard(line)})`);

test('what is said is heard at 15 characters per second, and a role is read with a name', () => {
  expect(heard([0, 'focus: h1 ID card: back, Turn it over.'], [1_000, 'focus: button Use'])).toEqual([
    'heading ID card (cut at 42 %)',
    'button Use (whole)',
  ]);
});

test('a polite region waits for its turn, and is lost if something interrupts before', () => {
  expect(heard([0, 'focus: h1 Selfie.'], [10, 'polite: Sharp.'], [1_200, 'assertive: Hold still'])).toEqual([
    'heading Selfie. (whole)',
    'Sha (cut at 50 %)',
    'Hold still (whole)',
  ]);
  expect(heard([0, 'focus: h1 Selfie.'], [10, 'polite: Sharp.'], [900, 'assertive: Hold still'])[1]).toBe(
    ' (not heard)',
  );
});

test('a title is not read while the page stays', () => {
  expect(heard([0, 'title: Start'], [10, 'polite: Sharp.'])).toEqual(['Sharp. (whole)']);
});
