import type { PhotoName } from './photos.ts';

/** Why one photo was refused: a closed list, so that the customer reads each reason in their language (decision 7.10). */
export const refusalCodes = [
  'blurred',
  'glare',
  'cutOff',
  'covered',
  'wrongSide',
  'wrongDocument',
  'expiredDocument',
  'notSamePerson',
  'other',
] as const;

export type RefusalCode = (typeof refusalCodes)[number];

/** Why a photo was refused. */
export interface RefusedPhoto {
  readonly code: RefusalCode;
  /** The administrator's own words, text and never markup; null for none. */
  readonly comment: string | null;
}

/** The photos that were refused one by one; the others have no entry. */
export type RefusedPhotos = Readonly<Partial<Record<PhotoName, RefusedPhoto>>>;
