import { procedureLink } from '@recto/core';
import { expect, test } from 'vitest';
import { procedureWith } from '../../support/procedures.ts';

const device = { address: 'https://recto.example.com/token/capture' };
const withUrl = (webappUrl: string | null) => ({ ...procedureWith(), webappUrl });

test.each([
  ['the provider’s own link', 'https://app.example.com/token', 'https://app.example.com/token'],
  ['no link: the page’s address', null, device.address],
  ['a dangerous link: the page’s address', 'javascript:alert(1)', device.address],
])('%s', (_case, webappUrl, expected) => {
  expect(procedureLink(withUrl(webappUrl), device)).toBe(expected);
});

test('the link without a procedure is the page’s address', () => {
  expect(procedureLink(null, device)).toBe(device.address);
});
