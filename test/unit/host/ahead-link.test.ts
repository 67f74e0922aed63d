import { isReadablePath, mendedPath, pathOf } from '@recto/core';
import { expect, it } from 'vitest';
import { linkOf } from '../../../host/src/start/address.ts';
import { plainLink } from '../../../host/src/start/ahead.ts';

it.each(['6SAfwJZvLn_YrCKK1inqO', 'a-b.c~d', 'dG9rZW4=', 'a+b/c', "!$&'()*,;:@x", '404x'])(
  'a link that the app writes into the address is asked for ahead: %s',
  (token) => {
    for (const path of [pathOf([token]), pathOf([token, 'capture']), `${pathOf([token, 'start'])}/`]) {
      expect(linkOf(path)).not.toBeNull();
      expect(plainLink(path), path).toEqual(linkOf(path));
    }
  },
);

it.each([
  '/',
  '/404',
  '/mobile',
  '//abc',
  '/abc.',
  '/abc%2E/start',
  '/abc%20',
  '/%C3%BCx/start',
  '/%C2%A0abc/capture',
  '/abc%5Cd',
  '/abc%',
  '/abc%zz/start',
  '/abc/start/more',
  '/terms.pdf',
  '/assets/app.js',
])('%s is not asked for ahead, or read as it will be for each stored procedure', (path) => {
  const ahead = plainLink(path);
  for (const known of [null, 'abc', 'abc.']) {
    const mended = mendedPath(path, known);
    expect([null, isReadablePath(mended) ? linkOf(mended) : null]).toContainEqual(ahead);
  }
  expect(ahead).toBeNull();
});
