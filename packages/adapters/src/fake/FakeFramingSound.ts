import type { FramingSoundPort, FramingTone } from '@recto/core';

/** Silent; remembers what it was asked to play. */
export class FakeFramingSound implements FramingSoundPort {
  readonly played: (FramingTone | null)[] = [];
  /** How often `tick` was called. */
  ticks = 0;

  play(tone: FramingTone | null): void {
    this.played.push(tone);
  }

  tick(): void {
    this.ticks += 1;
  }
}
