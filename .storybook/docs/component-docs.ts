import { screenModes } from '../chromatic-modes.ts';

/** The story parameters that a component's page reads. */
export interface ComponentDocs {
  /** What a designer sees, in a sentence or two without words of the code. The page begins with it. */
  readonly seen: string;
  readonly advice?: { readonly do: string; readonly dont: string };
  /** The height of the screen in the pictures of its states, in CSS pixels; 320 by default. */
  readonly screenHeight?: number;
  /** True for what covers or fills a screen: the playground has a screen of its own, and its controls are in its story. */
  readonly ownScreen?: boolean;
  /** Where the controls are, if not in a story "Playground". */
  readonly controlsIn?: string;
}

/**
 * The parameter of stories whose pictures in Storybook's pages are drawn by the page itself, quickly and without their
 * play functions (`StoryDrawing`). Only for stories that show the same without them, and have no toasts, which all
 * stories of a page would share.
 */
export const drawnInPlace = { drawnInPlace: true } as const;

/** For a story among them that its play function changes. */
export const drawnByItself = { drawnInPlace: false } as const;

/**
 * What the `meta` of a component's stories needs for its page.
 * @param component whose docstring and props the page shows. Its type is left out of the result: the stories
 * render samples with args of their own.
 */
export function documented(component: unknown, docs: ComponentDocs) {
  const meta = {
    component,
    parameters: {
      ...docs,
      // Only the playground has the component's own props.
      controls: { disable: true },
    },
  };
  return meta as Pick<typeof meta, 'parameters'>;
}

/** The height of a phone's screen, in CSS pixels. */
const phoneHeight = 844;

/**
 * The same for a screen: its stories keep their controls. The tag `autodocs` must stand in `meta` itself.
 * @param component whose docstring and props the page shows. Its type is left out of the result, too.
 * @param seen what a designer sees.
 * @param chromatic the looks in which Chromatic pictures its stories.
 * @param drawn how the pictures of its stories are drawn.
 */
export function documentedScreen(
  component: unknown,
  seen: string,
  chromatic: object = screenModes,
  drawn: typeof drawnInPlace | typeof drawnByItself = drawnInPlace,
) {
  const docs: ComponentDocs = {
    seen,
    ownScreen: true,
    screenHeight: phoneHeight,
    controlsIn: 'Each story has its controls.',
  };
  const meta = {
    component,
    parameters: {
      ...docs,
      chromatic,
      ...drawn,
    },
  };
  return meta as Pick<typeof meta, 'parameters'>;
}

/** The parameters of the story whose controls are the component's props. It is not pictured: the other stories are. */
export const playground = {
  controls: { disable: false },
  chromatic: { disableSnapshot: true },
} as const;
