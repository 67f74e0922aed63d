import type { BackOff } from '../time/back-off.ts';

/** The pause after the first attempt without a response, in ms. */
export const firstPauseMs = 2_000;

/**
 * The longest pause between two attempts, in ms. Also how often an upload is tried while the device says
 * that there is no network: some devices are wrong about it, and no photo may wait forever.
 */
export const longestPauseMs = 60_000;

/** The pauses between the attempts to send what is pending. */
export const uploadBackOff: BackOff = { firstMs: firstPauseMs, longestMs: longestPauseMs, jitter: 0.5 };
