interface Part extends ShellFile {
  readonly part: string;
}

/** The files of this version that every phone caches: page, scripts, styles and fonts. */
export const shell: readonly ShellFile[] = __RECTO_SHELL__.filter(({ part }) => part === null);

/** The files that a phone caches once it uses them, such as the texts of a language. */
export const parts: readonly Part[] = __RECTO_SHELL__.filter((file): file is Part => file.part !== null);

/** First path segments of pages on the app's origin that are not the app's. */
export const otherPages: readonly string[] = __RECTO_OTHER_PAGES__;
