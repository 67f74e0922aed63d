/** How a story is looked at, beside the picture that each one gets. */
export interface WhatToPicture {
  /** On its side, and in the dark. */
  readonly landscapeAndDark: boolean;
  /** Words and controls that somebody could not read or press are looked for in each language; on a screen, also in a phone's safe area. */
  readonly layout: 'screen' | 'part' | null;
  /** A sheet: the languages side by side at 320 px. */
  readonly languages: boolean;
}

const byRoot: Readonly<Record<string, WhatToPicture>> = {
  Screens: { landscapeAndDark: false, layout: 'screen', languages: true },
  Capture: { landscapeAndDark: true, layout: 'screen', languages: true },
  Confirm: { landscapeAndDark: true, layout: 'screen', languages: true },
  Components: { landscapeAndDark: false, layout: 'part', languages: false },
  Flows: { landscapeAndDark: false, layout: null, languages: false },
};

/**
 * @param title of the story's file, by its place in the sidebar: `Capture/1 ID card front`
 * @param tags of the story. `variation` says that another story of the same screen has the same words
 * and the same parts: one of them is enough for the further pictures.
 */
export function whatToPicture(title: string, tags: readonly string[]): WhatToPicture {
  const [root = ''] = title.split('/');
  const pictures = byRoot[root];
  if (pictures === undefined) throw new Error(`Nobody has said how the stories of ${root} are looked at.`);
  const { layout } = pictures;
  if (tags.includes('variation')) return { landscapeAndDark: false, layout, languages: false };
  return title === 'Confirm/Tiles' ? { ...pictures, layout: 'part' } : pictures;
}
