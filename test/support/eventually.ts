import { vi } from 'vitest';

/**
 * Waits until a check passes: what comes late on a busy machine is no failure.
 * @param check called again and again until it no longer throws.
 * @returns what it returned. @throws its last error, after 60 seconds.
 */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 60_000 });
}
