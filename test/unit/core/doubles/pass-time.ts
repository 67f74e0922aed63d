import { vi } from 'vitest';
import { settled } from './waiting.ts';

/** In ms. */
const step = 10;

/**
 * Lets fake time pass, and after every 10 ms of it whatever waits for no timer. `vi.advanceTimersByTimeAsync` waits a real
 * millisecond for each timer, which makes a test of many looks at frames slow.
 */
export async function passTime(ms: number): Promise<void> {
  await settled();
  for (let rest = ms; rest > 0; rest -= step) {
    vi.advanceTimersByTime(Math.min(step, rest));
    await settled();
  }
}
