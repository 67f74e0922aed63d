/**
 * Every number and limit of the specification, by name (§9, unless another section is named).
 * No other code repeats one of these figures. Limits that are not specified are defined beside what they limit.
 */

/** Largest file that may be sent, in bytes; this size itself is allowed (§5, §9). */
export const maximumUploadBytes = 20 * 1024 * 1024;

/** MIME types that the provider accepts (§5, §9). */
export const allowedImageTypes = ['image/png', 'image/jpeg'] as const;

/** Resolution requested from the camera, in pixels (§9). */
export const requestedResolution = { width: 1920, height: 1080 } as const;

/** JPEG quality of a captured image, 0 to 1 (§9). */
export const captureJpegQuality = 0.7;

/** How often the orientation is checked, in ms (§9). */
export const orientationCheckIntervalMs = 100;

/** How long the loading indicator stays after a navigation has ended, in ms (§2, §9). */
export const appReadyDelayMs = 1000;

/** How long a toast that is not sticky stays, in ms (§9). */
export const toastDurationMs = 3000;

/** Side of the QR code on `/mobile`, in CSS pixels (§2, §9). */
export const qrCodeSizePx = 250;
