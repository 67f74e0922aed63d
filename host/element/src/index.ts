import { RectoCaptureElement } from './RectoCaptureElement.ts';

export { RectoCaptureElement, type RectoFailure } from './RectoCaptureElement.ts';
export { JourneyError, type JourneyErrorCode } from './JourneyError.ts';
export type { JourneyScreen } from './journey-screen.ts';

/** Importing this file defines the element. On a server it does nothing. */
const registry = (globalThis as Partial<typeof globalThis>).customElements;
if (registry?.get('recto-capture') === undefined) registry?.define('recto-capture', RectoCaptureElement);
