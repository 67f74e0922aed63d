/** The files of this build, with what must be in them: put in by the build (`offline-shell.ts`). */
declare const __RECTO_SHELL__: readonly ShellFile[];

interface ShellFile {
  readonly url: string;
  /** The name of what is kept once it is used, such as a language; null for what is always kept. */
  readonly part: string | null;
  /** Null where the name changes with the content. */
  readonly revision: string | null;
  /** As in a script's `integrity` attribute. */
  readonly integrity: string;
}
