/** The chunk `early`: what begins while the app's own chunk is still on its way. It holds neither React nor Inversify. */
export { createEntry } from '../container/create-entry.ts';
export { identify } from './identify.ts';
export { warm } from './warm.ts';
