import type { CapturedImage } from '@recto/core';
import { expect, it } from 'vitest';
import { photoJson } from '../../../../packages/adapters/src/http/photo-json.ts';

it('the body of call 6 is what JSON.stringify would write', async () => {
  const base64 = Buffer.from(Uint8Array.from({ length: 999 }, (_, index) => index)).toString('base64');
  const body = photoJson('clientPicture', { base64 } as CapturedImage);
  expect(await body.text()).toBe(JSON.stringify({ imageName: 'clientPicture', base64 }));
});
