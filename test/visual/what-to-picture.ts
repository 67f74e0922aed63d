/** What is checked and pictured of a story, besides the one picture of each. */
export interface WhatToPicture {
  /** Whether the story's own picture shows the whole page, and not only a screen of it. */
  readonly whole: boolean;
  readonly landscape: boolean;
  readonly dark: boolean;
  /** Whether texts and controls are checked in each language; on a screen, also in a phone's safe area. */
  readonly layout: 'screen' | 'part' | null;
  /** A picture of German and Dutch side by side at 320 px. */
  readonly languages: boolean;
}

const asItIs: WhatToPicture = { whole: false, landscape: false, dark: false, layout: null, languages: false };
const screen: WhatToPicture = { ...asItIs, dark: true, layout: 'screen', languages: true };
const cameraScreen: WhatToPicture = { ...screen, landscape: true };

const byRoot: Readonly<Record<string, WhatToPicture>> = {
  Screens: screen,
  // Dark in both themes: the states of the first step prove it.
  Capture: { ...cameraScreen, dark: false },
  Confirm: cameraScreen,
  App: asItIs,
  Components: { ...asItIs, layout: 'part' },
  Flows: asItIs,
};

const byTitle: Readonly<Record<string, WhatToPicture>> = {
  'Capture/1 ID card front': cameraScreen,
  // Announcements are not visible; what is visible with them is in the first step.
  'Capture/Announcements': asItIs,
  // The longest hint and the switches are in each step, in every language.
  'Capture/Guidance': asItIs,
  // In landscape like the panel of the first step.
  'Capture/Camera errors': { ...screen, dark: false },
  'Confirm/Tiles': { ...screen, whole: true, layout: 'part' },
};

/** The folders of stories whose layout is not checked in further languages. A folder has the name of its root. */
export const foldersWithoutFurtherLooks: readonly string[] = Object.entries(byRoot)
  .filter(([, { layout }]) => layout === null)
  .map(([root]) => `/stories/${root.toLowerCase()}/`);

/**
 * @param title of the story's file, by its place in the sidebar: `Capture/1 ID card front`
 * @param tags of the story. `variation`: other stories have the same texts and parts, and get the further pictures.
 */
export function whatToPicture(title: string, tags: readonly string[]): WhatToPicture {
  const [root = ''] = title.split('/');
  const pictures = byTitle[title] ?? byRoot[root];
  if (pictures === undefined) throw new Error(`what-to-picture.ts has no entry for ${root}.`);
  return tags.includes('variation') ? { ...asItIs, layout: pictures.layout } : pictures;
}
