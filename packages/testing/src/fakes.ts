export * from '@recto/adapters/fake';
export { ManualClock } from './clocks/ManualClock.ts';
export { ScaledClock } from './clocks/ScaledClock.ts';
