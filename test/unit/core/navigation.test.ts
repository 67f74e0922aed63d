import { isReadablePath, isRoutePath, mendedPath, NavigationCommandError, pathOf } from '@recto/core';
import { describe, expect, test } from 'vitest';

test.each([
  [['a-token', 'start'], '/a-token/start'],
  [['404'], '/404'],
  [['a/b', 'start'], '/a%2Fb/start'],
  [['a?b=c', 'start'], '/a%3Fb%3Dc/start'],
  [['a#b', 'start'], '/a%23b/start'],
  [['100%', 'start'], '/100%25/start'],
  [['%2F', 'start'], '/%252F/start'],
  [['a b', 'start'], '/a%20b/start'],
  [['é漢🪪', 'start'], '/%C3%A9%E6%BC%A2%F0%9F%AA%AA/start'],
  [['a..b', 'start'], '/a..b/start'],
  [['...', 'start'], '/.../start'],
])('%j → %s', (commands, path) => {
  expect(pathOf(commands)).toBe(path);
  expect(new URL(path, 'https://recto.example').pathname, 'browsers read the same path').toBe(path);
});

describe('§5: a command that is not a path segment throws', () => {
  test.each([
    [[null], 0],
    [[undefined], 0],
    [[''], 0],
    [['a-token', null], 1],
    [['a-token', undefined, 'start'], 1],
    [['a-token', 'start', ''], 2],
  ])('%j', (commands, index) => {
    expect(() => pathOf(commands)).toThrow(NavigationCommandError);
    expect(() => pathOf(commands)).toThrow(String(index));
  });

  test.each([['.'], ['..']])(
    '%j, which every browser resolves as a relative segment, even escaped',
    (dots) => {
      expect(() => pathOf([dots, 'start'])).toThrow(NavigationCommandError);
    },
  );
});

describe('isReadablePath', () => {
  const controls = [...Array(32).keys(), 127].map((code) => `%${code.toString(16).padStart(2, '0')}`);

  test.each([...controls, '%5c', '%5Cstart', '%E0%A4%A', '%ff', '%ED%A0%80', '%'])('/%s: false', (text) => {
    expect(isReadablePath(`/${text}`)).toBe(false);
    expect(isReadablePath(`/a-token/${text}`)).toBe(false);
  });

  test.each([
    '/',
    '//',
    '/404',
    '/a-token/start',
    '/%20',
    '/%2f',
    '/..%2f',
    '/%25',
    '/caf%C3%A9',
    '/%F0%9F%AA%AA',
  ])('%s: true', (path) => {
    expect(isReadablePath(path)).toBe(true);
  });
});

describe('mendedPath', () => {
  test.each([
    ['/tok%E2%80%8B', '/tok'],
    ['/%E2%80%8Btok', '/tok'],
    ['/tok%C2%A0', '/tok'],
    ['/tok%20', '/tok'],
    ['/%20%20tok%20/start', '/tok/start'],
    ['/tok%0D%0A', '/tok'],
    ['/tok%7F%F0%9F%91%8D', '/tok'],
    ['/tok/%E2%80%8B', '/tok/'],
    ['/tok/confirm%20', '/tok/confirm'],
    ['//tok', '/tok'],
    ['///tok/start', '/tok/start'],
    ['//%20tok', '/tok'],
    ['//', '/'],
  ])('%s → %s', (path, mended) => {
    expect(mendedPath(path, null)).toBe(mended);
  });

  test.each([
    '',
    '/',
    '/404',
    '/tok/start',
    '/tok.',
    '/a%20b',
    '/a%2520',
    '/100%25',
    '/%20',
    '/%20/start',
    '/%E2%80%8B',
    '/tok/',
  ])('%s stays', (path) => {
    expect(mendedPath(path, null)).toBe(path);
    expect(mendedPath(path, 'another')).toBe(path);
  });

  // Decision 1.2.
  test.each([
    ['/tok.', '/tok'],
    ['/tok%22)%3E/confirm', '/tok/confirm'],
    ['/tok.%E2%80%8B', '/tok'],
    ['/tok', '/tok'],
    ['/tok=', '/tok='],
    ['/tok.x', '/tok.x'],
  ])('with the token “tok” known, %s → %s', (path, mended) => {
    expect(mendedPath(path, 'tok')).toBe(mended);
  });

  test('a known token that ends so stays', () => {
    expect(mendedPath('/tok.', 'tok.')).toBe('/tok.');
  });
});

test('an error contains no token', () => {
  const messageOf = (commands: readonly (string | null)[]) => {
    try {
      return pathOf(commands);
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(messageOf(['secret-token', null])).toBe('Navigation command 1 names no path segment.');
});

describe('§2: the app’s own routes', () => {
  test.each([
    '/',
    '/404',
    '/mobile',
    '/3fGk29',
    '//3fGk29',
    '/3fGk29%E2%80%8B',
    '/3fGk29/',
    '/3fGk29/start',
    '/3fGk29/capture/',
    '/3fGk29/confirm',
    '/3fGk29/status',
    '/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U',
    '/a.pdf/start',
    '/%E0%A4%A/start',
  ])('%s: true', (path) => {
    expect(isRoutePath(path)).toBe(true);
  });

  test.each([
    '/privacy.html',
    '/terms.pdf',
    '/TERMS.PDF',
    '/legal/terms.html',
    '/legal/privacy',
    '/3fGk29/start/more',
    '/3fGk29/start.html',
    '/a/b/c',
    '/assets/config.json',
    '/assets',
    '/provider/id/procedures/token',
    '/service-worker.js',
    '/.well-known/assetlinks.json',
    '/.well-known/change-password',
  ])('%s: false', (path) => {
    expect(isRoutePath(path)).toBe(false);
  });
});
