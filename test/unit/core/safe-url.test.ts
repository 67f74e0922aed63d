import { absoluteAddress, safeImage, safeLink, siteOf } from '@recto/core';
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
  test(`the address may be used for ${allowed}`, () => {
    expect(safeLink(address) !== null).toBe(allowed === 'link and image');
    expect(safeImage(address) !== null).toBe(allowed !== 'nothing');
  });
});

test.each([
  'https://customer.example',
  'https://customer.example/back?a=b#c',
  'HTTPS://Customer.example/%7Eme/../x',
  'https://münchen.example/über?ä=ö',
  'http://customer.example:80/',
])('%s is returned unchanged', (address) => {
  expect(safeLink(address)).toBe(address);
  expect(safeImage(address)).toBe(address);
});

test('an image in the page’s own memory is returned unchanged', () => {
  expect(safeImage(png)).toBe(png);
});

test.each([
  ['https:customer.example/back', 'https://customer.example/back'],
  [' https://customer.example\n', 'https://customer.example/'],
  ['https://customer\t.example/a\nb', 'https://customer.example/ab'],
  ['https:\\\\customer.example\\a', 'https://customer.example/a'],
  ['https://customer.example/a b', 'https://customer.example/a%20b'],
  ['https://customer.example/\u0000a', 'https://customer.example/%00a'],
  ['https://customer.example/\u202egpj.exe', 'https://customer.example/%E2%80%AEgpj.exe'],
  ['https://customer.example/\ud800', 'https://customer.example/%EF%BF%BD'],
])('%j, which URL parsers could read differently, is returned as it was parsed', (address, href) => {
  expect(safeLink(address)).toBe(href);
});

describe('a relative address', () => {
  test.each([
    ['/back', 'https://app.example/back'],
    ['back', 'https://app.example/a/back'],
    ['//customer.example', 'https://customer.example/'],
    ['https://customer.example', 'https://customer.example'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    [null, null],
    ['', null],
    [' ', null],
    ['//', null],
  ])('%j is absolute as %j', (address, expected) => {
    expect(absoluteAddress(address, 'https://app.example/a/')).toBe(expected);
  });

  test.each([' javascript:alert(1)', 'java\nscript:alert(1)', '\u0001javascript:alert(1)'])(
    'a relative address does not hide a script: %j',
    (address) => {
      expect(safeLink(absoluteAddress(address, 'https://app.example/'))).toBeNull();
    },
  );
});

test.each([
  ['https://example.com/done?case=7', 'example.com'],
  ['https://www.example.com', 'example.com'],
  ['HTTPS://WWW.Example.COM/', 'example.com'],
  ['http://localhost:4173/x', 'localhost:4173'],
  ['https://name:secret@example.com/', 'example.com'],
  ['https://www.com/', 'www.com'],
  ['https://exämple.org', 'xn--exmple-cua.org'],
])('the site of %s is %s', (link, site) => {
  expect(siteOf(link)).toBe(site);
});
