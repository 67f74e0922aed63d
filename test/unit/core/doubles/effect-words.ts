import type { PhotoUpload } from '@recto/core';
import { uploadedImage } from '../../../../packages/core/src/uploads/pending-photo.ts';
import type { Upload, UploadEffect } from '../../../../packages/core/src/uploads/upload-machine.ts';
import { imageOf, token } from '../../../support/procedures.ts';
import { jpegFile } from './files.ts';

/** The photos of the rows. `newer` has the name of `recto`; `file` was picked. */
export const photos = {
  recto: { source: 'taken', photo: 'idCardRecto', image: imageOf('recto') },
  newer: { source: 'taken', photo: 'idCardRecto', image: imageOf('newer') },
  verso: { source: 'taken', photo: 'idCardVerso', image: imageOf('verso') },
  file: { source: 'picked', photo: 'clientPicture', file: jpegFile },
} satisfies Record<string, PhotoUpload>;
export type Label = keyof typeof photos;

const labels = Object.keys(photos) as Label[];
const nameOf = (photo: string) => labels.find((label) => photos[label].photo === photo) ?? photo;

export function labelOf(content: PhotoUpload): Label {
  return labels.find((label) => uploadedImage(photos[label]) === uploadedImage(content))!;
}

/** The photos of the queue with their states. */
export function stateWords(uploads: readonly Upload[]): string {
  const words = ({ content, state }: Upload) =>
    [labelOf(content), ...Object.values(state).filter((value) => value !== null)].join(' ');
  return uploads.map(words).join(', ') || 'none';
}

/** Effects that most scripts have. */
export const usual =
  /^(store|list|read|prepare|note|lock|unlock|wait|withdraw|mark|assume)\b|^remove expired/;
/** The kind of an effect in words. */
export const kindOf = (words: string) => /^(wait|remove) \w+|^\w+/.exec(words)![0];

/**
 * An effect in words: its type, then labels of photos, and what is not as usual, also another link, such as `send recto mayHaveArrived`.
 * @param who the caller, or the photo of the attempt.
 */
export function effectWords({ type, ...what }: UploadEffect, who: string | undefined): string {
  const words = Object.entries(what).flatMap(([key, value]) => valueWords(key, value));
  return [type, ...(who ? [who] : []), ...words].join(' ');
}

function valueWords(key: string, value: unknown): readonly string[] {
  if (key === 'outcome') return [String(value)];
  if (key === 'token') return value === token ? [] : [String(value)];
  if (/^(visit|n|since|attempt|waiter|contents|error)$/.test(key)) return [];
  if (typeof value === 'string') return /^(none|started|)$/.test(value) ? [] : [nameOf(value)];
  if (typeof value === 'number') return key === 'jitter' && value === 0 ? [] : [`${key} ${value}`];
  if (typeof value !== 'object' || value === null) return value === true ? [key] : [];
  if (Array.isArray(value)) return value.map((each) => nameOf(each.photo ?? each));
  if ('content' in value) return valueWords('content', value.content);
  if ('source' in value) return [labelOf(value as PhotoUpload)];
  return Object.entries(value).flatMap(([each, inner]) => valueWords(each, inner));
}
