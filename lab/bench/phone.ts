import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  chromium as playwrightChromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
} from 'playwright';
import { perRequiredFlag, type PhotoName } from '@recto/core';
import { startServer, staticHost, type ServerOptions } from '@recto/sandbox';
import { cameraArgs } from '../../packages/testing/src/playwright/camera-args.ts';
import { chromium } from '../../test/chromium/chromium.ts';
import { userAgents } from '../../test/e2e/fixtures/user-agents.ts';
import { specimenVideo, type SpecimenShape } from '../../test/specimen/specimen-video.ts';

/**
 * Launches the browser with a camera that films the specimen.
 * @param more arguments for the browser.
 * @param video what is filmed instead, as a Y4M file; null for the browser's own test pattern.
 */
export async function launchPhone(
  shape: SpecimenShape = 'landscape',
  more: readonly string[] = [],
  video?: string | null,
): Promise<Browser> {
  const { executablePath, args, env } = chromium();
  const filmed = video === null ? {} : { video: video ?? (await specimenVideo('idCardRecto', shape)) };
  return playwrightChromium.launch({
    executablePath,
    env,
    args: [...args, ...more, ...cameraArgs(filmed)],
  });
}

/**
 * A fresh context, with the screen of a phone.
 * @param userAgent that of a browser with the camera view by default.
 * @param more further options of the context.
 */
export async function openContext(
  browser: Browser,
  userAgent: string = userAgents.androidChrome,
  more: Pick<BrowserContextOptions, 'bypassCSP'> = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...more,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    userAgent,
    locale: 'fr-FR',
    permissions: ['camera'],
  });
  // tsx names functions with a helper that the page does not have.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  return context;
}

/** The server of `npm start` with a state of its own. */
export interface Recto {
  readonly origin: string;
  /** @returns the token of a new procedure that requires all photos. */
  create(): string;
  /** The same, of one that is started. */
  start(): string;
  /** @returns how many bytes the provider has received for this photo. */
  sizeOf(token: string, name: PhotoName): Promise<number>;
  close(): Promise<void>;
}

/** @param app the folder of the built app. */
export async function serveRecto(app: string, options: Pick<ServerOptions, 'guidance'> = {}): Promise<Recto> {
  const dataDir = await mkdtemp(join(tmpdir(), 'recto-bench-'));
  const server = await startServer({ ...options, port: 0, dataDir, openWebHost: staticHost(app) });
  const { operator } = server.sandbox;
  const create = () => {
    return operator.create({
      ...perRequiredFlag(() => true),
      language: 'en-gb',
      lastname: 'Moreau',
      redirectUrl: null,
    }).token;
  };
  return {
    origin: server.origin,
    create,
    start: () => {
      const token = create();
      operator.patch(token, { status: 'started' });
      return token;
    },
    sizeOf: async (token, name) => (await operator.image(token, name))?.bytes.length ?? 0,
    close: async () => {
      await server.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
