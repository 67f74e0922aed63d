import type { PhotoName } from '@recto/core';

/** The kinds of documents that people hold, in the order of the table of bars. */
export const documentKinds = ['id1', 'id2', 'id3', 'paperFolded', 'paperHalf', 'paperOpen'] as const;

export type DocumentKind = (typeof documentKinds)[number];

/** What a kind of document measures; lengths in mm. */
export interface KindFormat {
  readonly width: number;
  readonly height: number;
  /** Of the corners: top left, top right, bottom right, bottom left. */
  readonly radii: readonly [number, number, number, number];
  /** Whether plastic covers it, which reflects lamps. */
  readonly glossy: boolean;
}

const rounded = [3.18, 3.18, 3.18, 3.18] as const;
const cut = [0.3, 0.3, 0.3, 0.3] as const;

/**
 * The formats: ISO/IEC 7810 ID-1, ID-2 and ID-3, and a paper licence of 105 × 222 mm as it lies folded in three,
 * folded once (two panels of 105 × 74 mm), and open.
 */
export const kindFormats: Readonly<Record<DocumentKind, KindFormat>> = {
  id1: { width: 85.6, height: 53.98, radii: rounded, glossy: true },
  id2: { width: 105, height: 74, radii: rounded, glossy: true },
  // The page ends at the spine, above which the facing page begins.
  id3: { width: 125, height: 88, radii: [0, 0, 3.18, 3.18], glossy: true },
  paperFolded: { width: 105, height: 74, radii: cut, glossy: false },
  paperHalf: { width: 148, height: 105, radii: cut, glossy: false },
  paperOpen: { width: 222, height: 105, radii: cut, glossy: false },
};

export function isPaper(kind: DocumentKind): boolean {
  return !kindFormats[kind].glossy;
}

/** The step in which a document of this kind is photographed: those on paper are driver licences. */
export function photoOf(kind: DocumentKind): PhotoName {
  return isPaper(kind) ? 'driverLicenseRecto' : 'idCardRecto';
}
