import { browserEarlyCamera, type EarlyCamera } from '@recto/adapters/browser';
import { chooseLanguage, defaultBrowserRule, sleep, type BrowserRule, type Procedure } from '@recto/core';
import { earlySurface, firstFacingMode } from './early-view.ts';
import { isLanguageNamed, type Identified } from './identify.ts';
import { preloadChunk } from './preload-chunk.ts';

/**
 * How long the app waits for the early camera's picture, in ms: a camera that opens needs the main thread again and
 * again, and would wait each time until the app's script pauses (decision 12.10).
 */
const pictureLimitMs = 400;

/** What the phase `warm` has begun. */
export interface Warmed {
  /** The lease of the camera for the first screen, if that is the capture screen. `start` ends it at the latest. */
  readonly camera: EarlyCamera;
  /**
   * Resolves when the app may run: at once if no camera is opened for the stored procedure; else with the camera's first
   * frame, or after 0.4 s.
   */
  readonly picture: Promise<void>;
}

/**
 * Phase 3: requests the texts and opens the camera that the first screen needs: those of the stored procedure at once, then
 * those of call 2.
 */
export function warm(window: Window & typeof globalThis, identified: Identified): Warmed {
  const { device, language, link, provider, stored } = identified;
  const { document, location } = window;
  const camera = browserEarlyCamera(window, device, () => earlySurface(document));
  const viewStep = new URLSearchParams(location.search).get('viewStep');
  const openCamera = async (procedure: Procedure, browsers: BrowserRule): Promise<void> => {
    if (link?.screen !== 'capture') return;
    await camera.want(firstFacingMode(procedure, viewStep, device, browsers));
  };
  const prepareForAnswer = async (): Promise<void> => {
    const { configuration, procedure } = await provider;
    const answer = await procedure?.procedure;
    if (answer === undefined) return;
    if (!isLanguageNamed(language))
      preloadChunk(document, chooseLanguage({ ...language, procedure: answer }));
    await openCamera(answer, configuration.browsers);
  };

  if (link === null || isLanguageNamed(language)) preloadChunk(document, chooseLanguage(language));
  const isKnown = stored !== null && stored.token === link?.token;
  // The configuration is not read yet: a browser that has the camera view by the default rule has it by any.
  const picture = isKnown ? openCamera(stored.procedure, defaultBrowserRule) : Promise.resolve();
  prepareForAnswer().catch(() => undefined); // `mount` shows a failure
  return { camera, picture: Promise.race([picture.catch(() => undefined), sleep(pictureLimitMs)]) };
}
