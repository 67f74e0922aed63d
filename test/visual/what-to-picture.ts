import type { PartOfLooks } from './part-of-looks.ts';

/** What is checked and pictured of a story. */
export interface WhatToPicture {
  /** Whether `npm test` visits the story, with one picture. `npm run test:more` renders, plays and checks the others. */
  readonly isUsual: boolean;
  /** Whether the story's own picture shows the whole page, and not only a screen of it. */
  readonly whole: boolean;
  readonly landscape: boolean;
  /** `own`: a picture of its own; `alike`: in the dark, the story looks as it does in the light. */
  readonly dark: 'own' | 'alike' | null;
  /** Whether texts and controls are checked in each language; on a screen, also in a phone's safe area. */
  readonly layout: 'screen' | 'part' | null;
  /** A picture of German and Dutch side by side at 320 px. */
  readonly languages: boolean;
}

const asItIs: WhatToPicture = {
  isUsual: true,
  whole: false,
  landscape: false,
  dark: null,
  layout: null,
  languages: false,
};
const screen: WhatToPicture = { ...asItIs, dark: 'own', layout: 'screen', languages: true };
const cameraScreen: WhatToPicture = { ...screen, landscape: true };

const byRoot: Readonly<Record<string, WhatToPicture>> = {
  Screens: screen,
  // Dark in both themes.
  Capture: { ...cameraScreen, dark: 'alike' },
  Confirm: cameraScreen,
  App: asItIs,
  Components: { ...asItIs, layout: 'part' },
  // They lead through states of which each has a story with a picture.
  Flows: { ...asItIs, isUsual: false },
};

const byTitle: Readonly<Record<string, WhatToPicture>> = {
  // Announcements are not visible; what is visible with them is in the first step.
  'Capture/Announcements': { ...asItIs, isUsual: false },
  // The longest hint and the switches are in each step, in every language.
  'Capture/Guidance': { ...asItIs, landscape: true },
  // In landscape like the panel of the first step.
  'Capture/Camera errors': { ...screen, dark: 'alike' },
  // On the room of the camera.
  'Confirm/Full-screen photo': { ...cameraScreen, dark: 'alike' },
  'Confirm/Tiles': { ...screen, whole: true, layout: 'part' },
  // All texts are higher than a screen.
  'Components/Toast': { ...asItIs, whole: true, layout: 'part' },
};

const hasFurtherLooks = ({ isUsual, dark, landscape, layout }: WhatToPicture) =>
  !isUsual || dark !== null || landscape || layout !== null;

/**
 * The files of stories that a run with these looks leaves out, as parts of their paths. A folder has the name of its
 * root, and a file the last word of its title.
 */
export function storiesLeftOut(looks: PartOfLooks): readonly string[] {
  if (looks === 'all') return [];
  const isLeftOut = (pictures: WhatToPicture) =>
    looks === 'own' ? !pictures.isUsual : !hasFurtherLooks(pictures);
  const roots = Object.entries(byRoot).filter(([, pictures]) => isLeftOut(pictures));
  const titles = Object.entries(byTitle).filter(([, pictures]) => isLeftOut(pictures));
  return [
    ...roots.map(([root]) => `/stories/${root.toLowerCase()}/`),
    ...titles.map(([title]) => `/${title.split('/').at(-1)!.replaceAll(' ', '')}.stories.`),
  ];
}

/**
 * @param title of the story's file, by its place in the sidebar: `Capture/1 ID card front`
 * @param tags of the story. `variation`: other stories have the same texts and parts, and get the further pictures.
 */
export function whatToPicture(title: string, tags: readonly string[]): WhatToPicture {
  const [root = ''] = title.split('/');
  const pictures = byTitle[title] ?? byRoot[root];
  if (pictures === undefined) throw new Error(`what-to-picture.ts has no entry for ${root}.`);
  return tags.includes('variation')
    ? { ...asItIs, isUsual: pictures.isUsual, layout: pictures.layout }
    : pictures;
}
