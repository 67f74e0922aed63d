import { browserCamera, browserSounds, type EarlyCamera } from '@recto/adapters/browser';
import { ContainerModule } from 'inversify';
import type { BrowserParts } from './browser-module.ts';
import { sessionModule } from './session-module.ts';
import { provide } from './token.ts';
import { ports } from './tokens.ts';

/**
 * The modules that bind the sessions, and the browser's camera and sounds, which only they use: a chunk of
 * its own, since the first screen needs none of it.
 *
 * Nothing here may load another chunk that shares code with this one: the bundler would then export that code
 * from this chunk and rename its exports, and a repeated import (`loadChunk`) would not find them. So the
 * analysis of frames, which loads its engine, is bound in `browser-module.ts`.
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
