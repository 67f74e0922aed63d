import { restrictConnections } from '@recto/adapters/browser';
import { expect, test } from 'vitest';

const origin = 'https://app.example';

test.each([
  [['/provider/auth', '/provider/id'], "connect-src 'self'"],
  [['', 'https://app.example/id'], "connect-src 'self'"],
  [
    ['https://auth.example/v1', 'https://id.example:8443/a/b'],
    "connect-src 'self' https://auth.example https://id.example:8443",
  ],
  [['https://id.example/auth', 'https://ID.example/id'], "connect-src 'self' https://id.example"],
  [['http://[::1]:4173/auth', '/id'], "connect-src 'self' http:"],
])('%j: %s', (endpoints, policy) => {
  const added: { httpEquiv?: string; content?: string }[] = [];
  const document = {
    createElement: () => ({}),
    head: { append: (element: object) => added.push(element) },
  };
  restrictConnections(document as never, endpoints, origin);
  expect(added).toEqual([{ httpEquiv: 'Content-Security-Policy', content: policy }]);
});
