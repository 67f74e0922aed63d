import { browserCamera, browserSounds, type EarlyCamera } from '@recto/adapters/browser';
import { ContainerModule } from 'inversify';
import type { BrowserParts } from './browser-module.ts';
import { sessionModule } from './session-module.ts';
import { provide } from './token.ts';
import { ports } from './tokens.ts';

/**
 * The modules that bind the sessions, and the browser's camera and sounds, which only they use: part of the chunk
 * `capture-part`, since the first screen needs none of it.
 */
export function browserSessions(parts: SessionParts): readonly ContainerModule[] {
  return [captureModule(parts), sessionModule];
}

interface SessionParts extends Pick<BrowserParts, 'window' | 'device'> {
  /** The camera that was opened before this was loaded. */
  readonly earlyCamera: EarlyCamera;
}

function captureModule({ window, device, earlyCamera }: SessionParts): ContainerModule {
  return new ContainerModule(({ bind }) => {
    provide(bind, ports.camera, [], () => browserCamera(window, device, earlyCamera));
    provide(bind, ports.sounds, [], () => browserSounds(window));
  });
}
