import { expect, test } from 'vitest';
import { AccessTokenUse } from '../../../packages/operator-tools/src/contract/access-token-use.ts';

/** What the check of a provider remarks on access tokens. */

/** The subjects of the remarks after these lifetimes in seconds (null: none is named), accepted calls and 401s. */
function remarksAfter(...events: readonly (number | null | 'accepted' | '401')[]): readonly string[] {
  const subjects: string[] = [];
  const use = new AccessTokenUse(({ subject }) => subjects.push(subject));
  for (const event of events) {
    if (event === 'accepted' || event === '401') use.used(event === 'accepted');
    else use.issued(event);
  }
  return subjects;
}

const once = [null, 'accepted', '401'] as const;

test('a token that ends after one call, twice in a row', () => {
  expect(remarksAfter(...once, ...once)).toEqual(['access token']);
});

test('a token that ends after one call once: its lifetime may be over', () => {
  expect(remarksAfter(...once, null, 'accepted', 'accepted', '401', ...once)).toEqual([]);
});

test('a token that is refused at once is no remark: it fails', () => {
  expect(remarksAfter(null, '401', null, '401', null, '401')).toEqual([]);
});

test.each([
  [0, ['expires_in']],
  [9, ['expires_in']],
  [10, []],
  [null, []],
])('a lifetime of %s s: %j', (seconds, subjects) => {
  expect(remarksAfter(seconds)).toEqual(subjects);
});
