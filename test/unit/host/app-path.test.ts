import { expect, test } from 'vitest';
import { isAppPath, isNamedBy } from '../../../host/service-worker/src/app-path.ts';

test.each([
  ['/', true],
  ['/3fGk29', true],
  ['/3fGk29/start', true],
  ['/operators', true],
  ['/terms.pdf', false],
  ['/privacy.html', false],
  ['/legal/imprint', false],
  ['/operator', false],
  ['/operator/', false],
  ['/operator/start', false],
])('the worker opens %s: %s', (path, expected) => {
  expect(isAppPath(path, '/', ['operator'])).toBe(expected);
});

test.each([
  ['/kyc/', true],
  ['/kyc/3fGk29', true],
  ['/kyc/3fGk29/start', true],
  ['/kyc/404', true],
  ['/kyc/terms.pdf', false],
  ['/kyc/operator', false],
  ['/kyc', false],
  ['/', false],
  ['/3fGk29', false],
  ['/3fGk29/start', false],
  ['/kycs/start', false],
  // Decision 10.3.
])('the worker of an app below /kyc/ opens %s: %s', (path, expected) => {
  expect(isAppPath(path, '/kyc/', ['operator'])).toBe(expected);
});

test.each([
  ['/imprint', '{"otherPages":["/imprint"]}', true],
  ['/imprint', '{"brand":{"imprint":"https://photos.example/imprint"}}', true],
  ['/imprint', '{"brand":{"imprint":"https://other.example/imprint"}}', false],
  ['/imprint', '{"otherPages":["/legal/imprint"]}', false],
  ['/', '{"idEndpointUrl":"https://id.example/"}', false],
  ['/', '{"otherPages":["/"]}', true],
])('the page %s is named by the configuration %s: %s', (path, configuration, expected) => {
  expect(isNamedBy(configuration, new URL(path, 'https://photos.example'))).toBe(expected);
});
