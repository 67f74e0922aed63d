/** The folders of the pictures, from the repository's root. */

/** Reviewed and committed: a file for each picture. */
export const baselines = 'test/visual/baselines';

/** The pictures that did not match: before, the difference, and after, side by side. */
export const differences = 'test-results/visual';

/** What each story of the last run has shown and pictured. */
export const evidence = 'node_modules/.cache/story-evidence';

/** An empty file for each picture that was taken in the last run, under its name. */
export const pictureList = 'node_modules/.cache/story-pictures';

/** For each text a story that shows it: the links of the translators' table. */
export const textStories = 'stories/about/text-stories.json';

/** The end of the name of a picture in further languages. */
export const languagesSuffix = '.languages';

/** The end of the name of a picture in the pseudo-language that is written from right to left. */
export const rightToLeftSuffix = '.right-to-left';
