import { vi } from 'vitest';

/**
 * Waits until a check passes, as long as a test may take on a busy machine: what comes late is no failure.
 * @param check called again and again until it no longer throws.
 * @returns what it returned. @throws its last error, after 25 seconds.
 */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 25_000 });
}
