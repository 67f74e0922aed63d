import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { aheadScript } from '../../../host/build/ahead-script.ts';
import { openingStyle } from '../../../host/build/opening-style.ts';
import { contentSecurityPolicy } from '../../../packages/operator-tools/src/headers/content-security-policy.ts';
import { securityHeaders } from '../../../packages/operator-tools/src/headers/security-headers.ts';

const ownOrigin = { endpoints: [], images: [] };

test('the policy allows what the app needs, and nothing else', () => {
  expect(contentSecurityPolicy(ownOrigin).split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval' 'sha256-MrnyZNbhYA1Cbweg62JAVzIeoEXahSKAqXqEr2q8U5s='",
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-CBJlIoTsFj4lfAJkzd42ewOxzA/oAigoh1TOW3LNhFM='",
    "font-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types recto',
  ]);
});

test('the policy allows the style that the page carries', () => {
  const hash = createHash('sha256').update(openingStyle()).digest('base64');
  expect(contentSecurityPolicy(ownOrigin)).toContain(` 'sha256-${hash}'`);
});

test('the policy allows the script that the page carries', async () => {
  const hash = createHash('sha256')
    .update(await aheadScript())
    .digest('base64');
  expect(contentSecurityPolicy(ownOrigin)).toContain(` 'sha256-${hash}'`);
});

test('the provider’s origins are added once each, where they are needed', () => {
  const policy = contentSecurityPolicy({
    endpoints: ['https://auth.example', 'https://id.example', 'https://id.example'],
    images: ['https://id.example'],
  });
  expect(policy).toContain("; connect-src 'self' https://auth.example https://id.example;");
  expect(policy).toContain("; img-src 'self' data: blob: https://id.example;");
  expect(policy.match(/https:/g)).toHaveLength(3);
});

test('the other headers hide the page’s address and forbid frames', () => {
  expect(Object.fromEntries(securityHeaders(ownOrigin))).toMatchObject({
    'Permissions-Policy': expect.stringMatching(/^camera=\(self\), .*microphone=\(\)/),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
});
