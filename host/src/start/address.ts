/** The path below which the app is served, without a slash at its end: empty, unless it was built with `--base`. */
export const basename = import.meta.env.BASE_URL.slice(0, -1);

export const configurationUrl = `${basename}/assets/config.json`;
