/** The files of this build: put in by the build (`host/build/offline-shell.ts`). */
declare const __RECTO_SHELL__: readonly ShellFile[];

/** First path segments of pages on the app's origin that are not the app's; put in by the build. */
declare const __RECTO_OTHER_PAGES__: readonly string[];

/** The path below which the app is served, with a slash at its end; put in by the build. */
declare const __RECTO_BASE__: string;

interface ShellFile {
  readonly url: string;
  /** The name of a part that is cached once it is used, such as a language; null for what is always cached. */
  readonly part: string | null;
  /** Null if the name changes with the content. */
  readonly revision: string | null;
  /** As in a script's `integrity` attribute. */
  readonly integrity: string;
}
