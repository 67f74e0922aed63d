import {
  guardRedirect,
  isCaptureSupported,
  isMobile,
  nextPhoto,
  parseUserAgent,
  selectedPhoto,
  type BrowserRule,
  type DevicePort,
  type FacingMode,
  type Procedure,
} from '@recto/core';
import { facingModes } from '../container/facing-modes.ts';

/**
 * Which camera the capture screen will open first, as far as the procedure alone shows it. Photos that wait on the
 * phone may make it another one.
 * @param viewStep the query parameter; null if it is absent.
 * @param browsers which browsers get the camera view.
 * @returns null if the screen will not be shown, or no photo is missing.
 */
export function firstFacingMode(
  procedure: Procedure,
  viewStep: string | null,
  device: DevicePort,
  browsers: BrowserRule,
): FacingMode | null {
  const userAgent = parseUserAgent(device);
  const isShown = isMobile(userAgent) && guardRedirect(procedure.status, 'capture') === null;
  const photo = selectedPhoto(procedure, viewStep) ?? nextPhoto(procedure, []);
  if (!isShown || !isCaptureSupported(userAgent, browsers) || photo === null) return null;
  return facingModes(import.meta.env.PROD)[photo];
}

/** @returns an element where `early-picture.css` puts the camera's picture: the place of the capture screen's square. */
export function earlySurface(document: Document): Element {
  const surface = Object.assign(document.createElement('div'), { className: 'early-picture' });
  document.body.append(surface);
  return surface;
}
