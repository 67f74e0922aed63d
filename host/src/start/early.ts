/** The chunk `early`: what begins while the app's own chunk is still on its way. It holds no React. */
export { identify } from './identify.ts';
export { warm } from './warm.ts';
