import type { App } from './container/container.ts';
import type { ReloadOnce } from './lazy/ReloadOnce.ts';
import type { SpokenLanguage } from './lazy/SpokenLanguage.ts';

/** All that the routes need: made by `main.tsx` in the browser, and by Storybook's flow stories. */
export interface HostApp {
  readonly app: App;
  readonly language: SpokenLanguage;
  /** The link whose provider could not be reached, with its query, for `/404`'s "Try again". */
  readonly links: { unreachable: string | null };
  /** For a screen whose code does not come. */
  readonly reloads: ReloadOnce;
  readonly version: string;
}
