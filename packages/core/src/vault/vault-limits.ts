/** How long a photo that the provider does not have is kept on the phone, in ms. */
export const photoKeepingMs = 24 * 60 * 60 * 1000;

/**
 * The room for the photos of all links together, in bytes: the photos of one link take at most 100 MB
 * (five files of 20 MB), so those of earlier links have at least twice as much. No photo is deleted to
 * make room: one that does not fit is kept in memory only.
 */
export const photoKeepingBytes = 300 * 1024 * 1024;
