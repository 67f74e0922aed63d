/**
 * The parts of the synthetic frames. Thresholds and methods are chosen on `tune` and `tuneLined`, which has surroundings
 * full of lines and print, and the same cards. `score` is only scored: its cards, surroundings and seeds are in no other part.
 */
export type Split = 'tune' | 'tuneLined' | 'score';

/** Which cards and other things are in the frames of a split. */
export function subjectsOf(split: Split): 'tune' | 'score' {
  return split === 'score' ? 'score' : 'tune';
}
