import { capturedImageFromDataUrl, capturedImageFromPlatform } from '@recto/core';
import { expect, test } from 'vitest';

test('§3: a data URL, its MIME type and its base64 part', () => {
  const dataUrl = 'data:image/jpeg;base64,/9j/4AAQ+w==';
  expect(capturedImageFromDataUrl(dataUrl)).toEqual({
    dataUrl,
    mimeType: 'image/jpeg',
    base64: '/9j/4AAQ+w==',
  });
});

test('a data URL that the browser has made gives the same image, without a look at its characters', () => {
  const dataUrl = 'data:image/jpeg;base64,/9j/4AAQ+w==';
  expect(capturedImageFromPlatform(dataUrl)).toEqual(capturedImageFromDataUrl(dataUrl));
});

test('an image of 25 MB is split into MIME type and base64', () => {
  const base64 = 'A'.repeat(33_333_336);
  expect(capturedImageFromDataUrl(`data:image/jpeg;base64,${base64}`).base64.length).toBe(base64.length);
});

test.each([
  '',
  'data:,',
  'data:image/jpeg;base64,',
  'data:image/jpeg,AAAA',
  'data:image/jpeg;charset=utf-8;base64,AAAA',
  'data:;base64,AAAA',
  'image/jpeg;base64,AAAA',
  'data:image/jpeg;base64,AA AA',
  'data:image/jpeg;base64,AAAA\n',
  'data:image/jpeg;base64,AA-_',
  'data:image/jpeg;base64,AA===',
  ' data:image/jpeg;base64,AAAA',
])('%j is not a captured image', (text) => {
  expect(() => capturedImageFromDataUrl(text)).toThrow(TypeError);
});
