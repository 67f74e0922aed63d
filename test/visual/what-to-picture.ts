/** How a story is looked at, beside the picture that each one gets. */
export interface WhatToPicture {
  readonly landscape: boolean;
  readonly dark: boolean;
  /** Words and controls that somebody could not read or press are looked for in each language; on a screen, also in a phone's safe area. */
  readonly layout: 'screen' | 'part' | null;
  /** A sheet: the languages side by side at 320 px. */
  readonly languages: boolean;
  /** A row on the sheet of its page, small: the languages, and the dark. */
  readonly row: boolean;
}

const asItIs: WhatToPicture = {
  landscape: false,
  dark: false,
  layout: null,
  languages: false,
  row: false,
};
const screen: WhatToPicture = { ...asItIs, dark: true, layout: 'screen', languages: true };
const cameraScreen: WhatToPicture = { ...screen, landscape: true };

const byRoot: Readonly<Record<string, WhatToPicture>> = {
  Screens: screen,
  Capture: cameraScreen,
  Confirm: cameraScreen,
  App: asItIs,
  Components: { ...asItIs, layout: 'part' },
  Flows: asItIs,
};

/** Each has the states of the first step, whose stories are pictured in all ways. */
const laterStep = /^Capture\/[2-5] /;

/**
 * @param title of the story's file, by its place in the sidebar: `Capture/1 ID card front`
 * @param tags of the story. `variation` says that another story of the same screen has the same words
 * and the same parts: one of them is enough for the further pictures.
 */
export function whatToPicture(title: string, tags: readonly string[]): WhatToPicture {
  const [root = ''] = title.split('/');
  const pictures = byRoot[root];
  if (pictures === undefined) throw new Error(`Nobody has said how the stories of ${root} are looked at.`);
  const row = laterStep.test(title);
  if (tags.includes('variation')) return { ...asItIs, layout: pictures.layout, row };
  return { ...pictures, row, layout: title === 'Confirm/Tiles' ? 'part' : pictures.layout };
}
