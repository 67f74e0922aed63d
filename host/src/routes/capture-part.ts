/**
 * The chunk `capture-part`: what takes and checks photos: the capture screen and the sessions. One file, since each is needed with the
 * other, and each request costs a slow link more than the bytes that the confirm screen does not need.
 */
export { browserSessions } from '../container/browser-sessions.ts';
export { CaptureRoute } from './CaptureRoute.tsx';
