/**
 * The two halves of the synthetic frames. Thresholds and methods are chosen on `tune`. `score` is only scored: its
 * cards, surroundings and seeds are not in `tune`.
 */
export type Split = 'tune' | 'score';
