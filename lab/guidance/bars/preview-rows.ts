import { checkDocumentPhoto } from '@recto/analysis/documents';
import { formatsOf, type PhotoWarningCode } from '@recto/core';
import { photoVerdict } from '../../../packages/core/src/guidance/photo-verdict.ts';
import { kindFrame } from '../frame.ts';
import { photoOf, type DocumentKind } from '../kinds.ts';
import { withAlpha } from '../picture/with-alpha.ts';
import type { KindCondition } from '../scene/kind-conditions.ts';
import type { Split } from '../split.ts';
import type { FrameTruth } from '../truth.ts';
import { conditionTitles, kindTitles, measuredKinds } from './kind-rows.ts';
import { progress } from './progress.ts';
import { shareRow, withCounts, type BarRow, type Limit } from './table.ts';
import { flawsOf, isCovered, type Flaw } from './true-hints.ts';

/** What is in a photo of a document, and what the preview says about it. */
interface PreviewedPhoto {
  readonly truth: FrameTruth;
  readonly code: PhotoWarningCode | null;
}

const good = ['wellFramed', 'copy'] as const;

/** What covers a document, and how often that must be noticed. */
const covered = [
  ['slot', { least: 0.9 }],
  ['thumbs', { least: 0.9 }],
  ['oneCorner', {}],
  ['handLongSide', {}],
] as const satisfies readonly (readonly [KindCondition, Limit])[];

/** Warnings that tell the customer of a covered part, if they are true. */
const notices: readonly (PhotoWarningCode | null)[] = ['covered', 'unreadableLines', 'cutOff'];

/** What makes a warning true; any other warning is false on a document that lies there. */
const causes: Readonly<Partial<Record<PhotoWarningCode, readonly Flaw[]>>> = {
  cutOff: ['cutOff'],
  blurred: ['blurred'],
  covered: ['covered'],
  unreadableLines: ['blurred', 'glare', 'covered', 'cutOff'],
  glare: ['glare'],
  tooDark: ['tooDark'],
  tooSmall: ['tooFar'],
};

/**
 * What the preview says about photos of each kind of document: nothing if the photo is good, and that a part is covered
 * if one is. Beside each share is how often the preview says what, of the same photos.
 * @param count photos of each kind in each condition; the file has the resolution of the frame, 1080 pixels.
 */
export function previewRows(split: Split, count: number): readonly BarRow[] {
  const rowsOf = (
    condition: KindCondition,
    row: (title: string, photos: readonly PreviewedPhoto[]) => BarRow,
    isMeant: (photo: PreviewedPhoto) => boolean = () => true,
  ) =>
    count === 0
      ? []
      : measuredKinds[condition].map((kind) => {
          const title = [kindTitles[kind], conditionTitles[condition]].filter(Boolean).join(', ');
          const all = Array.from({ length: count }, (_, seed) => preview(kind, condition, seed, split));
          const photos = all.filter(isMeant);
          progress(`${kind}, ${condition}, preview`, count, count);
          return withCounts(
            row(title, photos),
            photos.map(({ code }) => code ?? 'fine'),
          );
        });
  return [
    ...good.flatMap((condition) =>
      rowsOf(condition, (title, photos) =>
        shareRow(`preview: ${title}: a false warning`, { most: 0.03 }, photos, hasFalseWarning),
      ),
    ),
    ...covered.flatMap(([condition, limit]) =>
      rowsOf(
        condition,
        (title, photos) => shareRow(`preview: ${title}: noticed`, limit, photos, isNoticed),
        ({ truth }) => isCovered(truth, 'wrong'),
      ),
    ),
  ];
}

function preview(kind: DocumentKind, condition: KindCondition, seed: number, split: Split): PreviewedPhoto {
  const photo = photoOf(kind);
  const { pixels, truth } = kindFrame(kind, seed, split, condition);
  const check = checkDocumentPhoto(withAlpha(pixels), 1, formatsOf(photo));
  const verdict = photoVerdict({ photo, check, twin: null });
  return { truth, code: verdict.name === 'warning' ? verdict.code : null };
}

function isNoticed(photo: PreviewedPhoto): boolean {
  return notices.includes(photo.code) && !hasFalseWarning(photo);
}

function hasFalseWarning({ code, truth }: PreviewedPhoto): boolean {
  if (code === null) return false;
  const flaws = flawsOf(truth, 'arguable');
  return !(causes[code] ?? []).some((cause) => flaws.has(cause));
}
