/** The chunk `app`: React, the router, the wiring and the screens that most visits need. */
export { keep } from './keep.ts';
export { mount } from './mount.tsx';
export { settle } from './settle.ts';
