import { parseLink } from '@recto/core';
import { expect, test } from 'vitest';

test.each<[path: string, token: string, screen: string | undefined, isDeeper?: boolean]>([
  ['', '', undefined],
  ['/', '', undefined],
  ['//', '', undefined],
  ['/404', '404', undefined],
  ['/token', 'token', undefined],
  ['/token/', 'token', undefined],
  ['/token/capture', 'token', 'capture'],
  ['/token/capture/', 'token', 'capture'],
  ['//token', 'token', undefined],
  ['///token/capture', 'token', 'capture'],
  ['/token./capture', 'token.', 'capture'],
  ['/a%2Fb%20/confirm', 'a%2Fb%20', 'confirm'],
  ['/%E0%A4%A/start', '%E0%A4%A', 'start'],
  ['/token//', 'token', ''],
  ['/token//capture', 'token', '', true],
  ['/token/capture/more', 'token', 'capture', true],
])('parseLink(%j): token %j, screen %j', (path, token, screen, isDeeper = false) => {
  expect(parseLink(path)).toEqual({ token, screen, isDeeper });
});
