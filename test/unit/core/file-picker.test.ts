import { cameraCauses, offersFiles } from '@recto/core';
import { expect, test } from 'vitest';

const allowed = (persistent: boolean) =>
  cameraCauses.filter((cause) => offersFiles('withoutCamera', { cause, persistent }));

// Decision 3.17.
test('by default, a file may be chosen beside a camera and with every failure', () => {
  expect(offersFiles('always', null)).toBe(true);
  for (const cause of cameraCauses)
    expect(offersFiles('always', { cause, persistent: false }), cause).toBe(true);
});

test('with “withoutCamera”, no file may be chosen beside a camera', () => {
  expect(offersFiles('withoutCamera', null)).toBe(false);
});

test('with “withoutCamera”, a file may be chosen if the customer can’t mend the failure', () => {
  expect(allowed(false)).toEqual(['inAppBrowser', 'unsupportedBrowser', 'none', 'unfit']);
});

test('with “withoutCamera”, a file may also be chosen if restarts did not help; not if access was refused', () => {
  expect(allowed(true)).toEqual([
    'inAppBrowser',
    'unsupportedBrowser',
    'inUse',
    'none',
    'unfit',
    'noAnswer',
    'noPicture',
    'lost',
  ]);
});
