import { safeImage, safeLink } from '@recto/core';
import { describe, expect, test } from 'vitest';

const png = 'data:image/png;base64,iVBORw0KGgo=';

describe.each([
  ['https://customer.example/back?a=b#c', 'link and image'],
  ['http://localhost:4173/x', 'link and image'],
  ['HTTPS://CUSTOMER.example/', 'link and image'],
  ['blob:https://recto.example/7a0b', 'image'],
  [png, 'image'],
  ['DATA:IMAGE/JPEG;base64,/9j/', 'image'],
  ['data:image/svg+xml,%3Csvg/%3E', 'image'],
  [null, 'nothing'],
  ['', 'nothing'],
  ['javascript:alert(1)', 'nothing'],
  ['JaVaScRiPt:alert(1)', 'nothing'],
  [' javascript:alert(1)', 'nothing'],
  ['\tjavascript:alert(1)', 'nothing'],
  ['java\nscript:alert(1)', 'nothing'],
  ['java\u0000script:alert(1)', 'nothing'],
  ['\u0001javascript:alert(1)', 'nothing'],
  ['javascript&colon;alert(1)', 'nothing'],
  ['javascript://https://customer.example/%0aalert(1)', 'nothing'],
  ['vbscript:msgbox(1)', 'nothing'],
  ['data:text/html,<script>alert(1)</script>', 'nothing'],
  ['data:text/html;image/png,<script>alert(1)</script>', 'nothing'],
  ['data:image/png', 'nothing'],
  ['data:,image/png', 'nothing'],
  ['file:///etc/passwd', 'nothing'],
  ['ftp://customer.example/', 'nothing'],
  ['intent://scan/#Intent;end', 'nothing'],
  ['tel:+33123456789', 'nothing'],
  ['//customer.example/', 'nothing'],
  ['/back', 'nothing'],
  ['back.html', 'nothing'],
  ['?a=b', 'nothing'],
  ['https://', 'nothing'],
  ['https://a b/', 'nothing'],
  ['<a href="https://customer.example">', 'nothing'],
  ['"><img src=x onerror=alert(1)>', 'nothing'],
])('%j', (address, allowed) => {
  test(`is good for ${allowed}`, () => {
    expect(safeLink(address) !== null).toBe(allowed === 'link and image');
    expect(safeImage(address) !== null).toBe(allowed !== 'nothing');
  });
});

test('a good address is given back as it was sent', () => {
  expect(safeLink('https://customer.example/back?a=b#c')).toBe('https://customer.example/back?a=b#c');
  expect(safeImage(png)).toBe(png);
});

test('an address is given back as it was understood: never as a path of our own', () => {
  expect(safeLink('https:customer.example/back')).toBe('https://customer.example/back');
});
