import { photoNames } from '../model/photos.ts';

/**
 * How long the app waits for a call of §7, and how much it reads of the response (decision 5.5). The HTTP adapter
 * applies these limits, and the check of a provider asks for them. Times in ms, sizes in bytes.
 */

/** For one attempt at a call that sends no image. */
export const smallCallLimitMs = 15_000;

/** For one attempt at call 6: an image of about half a megabyte over a slow mobile network. */
export const imageCallLimitMs = 60_000;

/**
 * Call 7 reports its progress, so it may take as long as its file makes progress. This is the longest
 * time without progress, and, once the whole file is sent, the longest wait for the whole response.
 */
export const stallLimitMs = 30_000;

/** The response to call 2 may contain each photo and its thumb as base64: with 2 MB each, that is 5.4 MB. */
const responseMegabytesPerPhoto = 6.4;

/** The longest response that is read: 32 MB for five photos. */
export const maximumResponseBytes = Math.ceil(photoNames.length * responseMegabytesPerPhoto) * 1024 * 1024;
