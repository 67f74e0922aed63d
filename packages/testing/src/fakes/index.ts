export * from '@recto/adapters/fake';
export { ManualClock } from './ManualClock.ts';
export { ScaledClock } from './ScaledClock.ts';
