import { SessionMarks, type WebStorage } from '@recto/adapters/browser';
import { expect, test } from 'vitest';

function storageWith(part: Partial<WebStorage> = {}): WebStorage {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    ...part,
  };
}

// Decision 6.13.
test('a name is new once, also after a reload, until it is removed', () => {
  const storage = storageWith();
  const marks = new SessionMarks(() => storage);
  expect(marks.add('a')).toBe(true);
  expect(marks.add('a')).toBe(false);
  expect(new SessionMarks(() => storage).add('a')).toBe(false);
  expect(marks.add('b')).toBe(true);
  marks.remove('a');
  expect(marks.add('a')).toBe(true);
});

test.each<[string, () => WebStorage]>([
  [
    'blocked',
    () => {
      throw new Error('SecurityError');
    },
  ],
  [
    'full',
    () =>
      storageWith({
        setItem: () => {
          throw new Error('QuotaExceededError');
        },
      }),
  ],
  ['forgetful', () => storageWith({ setItem: () => {} })],
])('where the browser’s storage is %s, no name counts as new', (_, storage) => {
  const marks = new SessionMarks(storage);
  expect(marks.add('a')).toBe(false);
  expect(() => marks.remove('a')).not.toThrow();
});
