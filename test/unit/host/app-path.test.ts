import { expect, test } from 'vitest';
import { isAppPath } from '../../../host/service-worker/src/app-path.ts';

test.each([
  ['/', true],
  ['/3fGk29', true],
  ['/3fGk29/start', true],
  ['/operators', true],
  ['/terms.pdf', false],
  ['/operator', false],
  ['/operator/', false],
  ['/operator/start', false],
])('the worker opens %s: %s', (path, expected) => {
  expect(isAppPath(path, ['operator'])).toBe(expected);
});
