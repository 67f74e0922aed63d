/** The files of this version of the app: its page, scripts, styles, texts and fonts. */
export const shell: readonly ShellFile[] = __RECTO_SHELL__;
