/** The chunk `capture-part`: the capture screen. */
export { CaptureRehearsal } from '@recto/ui';
export { CaptureRoute } from './CaptureRoute.tsx';
