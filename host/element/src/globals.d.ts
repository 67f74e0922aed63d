/** The version of package.json, put in by the build. */
declare const __RECTO_VERSION__: string;
