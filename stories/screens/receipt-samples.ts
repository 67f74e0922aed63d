import type { PhotoName } from '@recto/core';
import type { StatusView } from '@recto/ui';
import type { ComponentProps } from 'react';
import { samplePhoto } from './sample-photos.ts';

type Receipt = Extract<ComponentProps<typeof StatusView>, { status: 'finished' }>['receipt'];

/** A receipt of these photos without pictures of them: the provider has sent none, and the page was reloaded. */
export function receiptOf(photos: readonly PhotoName[], part: Partial<Receipt> = {}): Receipt {
  return {
    photos: photos.map((photo) => ({ photo, pictures: { local: null, remote: null } })),
    submittedAt: null,
    reference: null,
    ...part,
  };
}

/** The fake camera's image of each of these photos, as this page would have it in memory. */
export async function samplePictures(photos: readonly PhotoName[]): Promise<Receipt['photos']> {
  return Promise.all(
    photos.map(async (photo) => ({
      photo,
      pictures: { local: (await samplePhoto(photo)).dataUrl, remote: null },
    })),
  );
}
