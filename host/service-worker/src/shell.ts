interface Part extends ShellFile {
  readonly part: string;
}

/** The files of this version that each phone keeps: its page, scripts, styles and fonts. */
export const shell: readonly ShellFile[] = __RECTO_SHELL__.filter(({ part }) => part === null);

/** The files that a phone keeps once it uses them, such as the texts of a language. */
export const parts: readonly Part[] = __RECTO_SHELL__.filter((file): file is Part => file.part !== null);
