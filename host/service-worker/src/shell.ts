interface Part extends ShellFile {
  readonly part: string;
}

/** Named once: the build puts the whole list wherever its name is. */
const files = __RECTO_SHELL__;

/** The files of this version that every phone caches: page, scripts, styles and fonts. */
export const shell: readonly ShellFile[] = files.filter(({ part }) => part === null);

/** The files that a phone caches once it uses them, such as the texts of a language. */
export const parts: readonly Part[] = files.filter((file): file is Part => file.part !== null);

/** First path segments of pages on the app's origin that are not the app's. */
export const otherPages: readonly string[] = __RECTO_OTHER_PAGES__;
