/** The chunk `capture-part`: the capture screen. */
export { CaptureRoute } from './CaptureRoute.tsx';
