import { describe, expect, test } from 'vitest';
import { isEqual, keepEqual } from '../../../packages/core/src/observable/equality.ts';

const file = new Blob(['a']);
const value = () => ({
  list: [
    { name: 'a', file },
    { name: 'b', file: null },
  ],
  flags: { online: true },
});

test('an equal value is the previous one', () => {
  const previous = value();
  expect(keepEqual(previous, value())).toBe(previous);
});

test.each([
  ['the same numbers', NaN, NaN],
  ['zeros of either sign', 0, -0],
  ['keys in another order', { a: 1, b: [file] }, { b: [file], a: 1 }],
])('%s are equal', (_what, one, other) => {
  expect(isEqual(one, other)).toBe(true);
});

test('of a value that differs, what is equal is the previous one’s', () => {
  const previous = value();
  const next = { ...value(), flags: { online: false } };
  const kept = keepEqual(previous, next);
  expect(kept).toEqual(next);
  expect(kept.list).toBe(previous.list);
});

describe('two values differ, so that keepEqual gives the next one:', () => {
  test.each([
    ['with another length', [1, 2], [1]],
    ['with a longer list', [1], [1, 2]],
    ['with a key less', { a: 1, b: undefined }, { a: 1 }],
    ['with a key more', { a: 1 }, { a: 1, b: undefined }],
    ['with another key', { a: undefined }, { b: undefined }],
    ['of another kind', [1], { 0: 1 }],
    ['that was null', null, { a: 1 }],
    ['that is null', { a: 1 }, null],
    ['with another file of the same bytes', { file }, { file: new Blob(['a']) }],
  ])('two values differ, %s', (_what, previous, next) => {
    expect(isEqual(previous, next)).toBe(false);
    const kept: unknown = keepEqual<unknown>(previous, next);
    expect(kept).toStrictEqual(next);
    expect(kept).not.toBe(previous);
  });
});
