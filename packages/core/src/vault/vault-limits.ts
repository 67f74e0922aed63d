/** How long a photo that the provider does not have stays on the phone, in ms. */
export const photoRetentionMs = 24 * 60 * 60 * 1000;

/**
 * The space for the photos of all links together, in bytes. The photos of one link take at most 100 MB
 * (five files of 20 MB), which leaves at least twice as much for earlier links. No photo is deleted to
 * make space: one that does not fit is stored in memory only.
 */
export const vaultCapacityBytes = 300 * 1024 * 1024;
