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

/** How the name of a picture ends that is not of a story's usual look. */
export const suffixes = {
  landscape: '.landscape',
  dark: '.dark',
  languages: '.languages',
  rightToLeft: '.right-to-left',
} as const;
