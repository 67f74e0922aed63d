import type { EntryOutcome } from '@recto/core';
import type { App } from '../container/create-app.ts';
import type { CurrentLanguage } from '../lazy-parts/CurrentLanguage.ts';
import type { ReloadOnce } from '../lazy-parts/ReloadOnce.ts';

/** All that the routes need: made by `start/mount.tsx` in the browser, and by Storybook's flow stories. */
export interface HostApp {
  readonly app: App;
  readonly language: CurrentLanguage;
  /** For a screen whose code can't be loaded. */
  readonly reloads: ReloadOnce;
  readonly version: string;
  /** Why the link could not be opened, if that was tried before the routes were there; asked once. */
  readonly takeFailure?: () => EntryOutcome | null;
  /** Whether the link or the stored procedure names the language; otherwise it is known only after call 2. */
  readonly opensInKnownLanguage: boolean;
}
