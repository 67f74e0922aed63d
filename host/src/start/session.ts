/** The chunk `session`: the services, the sessions and the camera. It holds neither React nor Inversify. */
export { browserCamera } from '@recto/adapters/browser';
export { serve } from './serve.ts';
