import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { ServerOptions } from '@recto/sandbox';
import type { BrowserContext, CDPSession, Page } from 'playwright';
import { probe, type Seen } from './page-probe.ts';
import { builtPeers } from './peers.ts';
import { launchPhone, openContext, serveRecto } from './phone.ts';
import { openSlowLink, type SlowLink } from './slow-link.ts';
import type { WatchedElement } from './usable-probe.ts';
import { UsableWatch } from './usable-watch.ts';

/** Someone who is measured. */
export interface Contestant {
  readonly name: string;
  readonly link: SlowLink;
  /** Whether it is the earlier build of Recto, which is only what the later one is compared with. */
  readonly isEarlier: boolean;
  /**
   * What is watched in its pages: the `shutter`, the `photo` that a tap on it leads to, and Recto's `start` and
   * `answered`, which is that its page shows no preview.
   */
  readonly watched: readonly WatchedElement[];
  /** The button that completes the preview; null where the photo itself does. */
  readonly use: string | null;
  /** The button that sends the photo; null for a library that sends none. */
  readonly send: string | null;
  /** @returns the path of a page that opens the camera. */
  readonly path: () => string;
  /** @returns the path of a link that nobody has opened; null for a library, which has no screen before the camera. */
  readonly linkPath: (() => string) | null;
}

/** All contestants, served and filmed by the same camera. */
export interface Contest {
  readonly contestants: readonly Contestant[];
  /** Opens an address on a phone that has not seen it; resolves when the page begins to come. */
  visit(contestant: Contestant, path: string, cpu: number): Promise<OpenPage>;
  /** Opens an address on a phone that has, in a new tab: it is that of an earlier visit, whose tab is closed. */
  visitAgain(contestant: Contestant, earlier: OpenPage, cpu: number): Promise<OpenPage>;
  /** Ends all visits that are still open. */
  endVisits(): Promise<void>;
  close(): Promise<void>;
}

/** The page of a visit. */
export interface OpenPage {
  readonly page: Page;
  readonly session: CDPSession;
  readonly address: string;
  /** When its buttons become usable. */
  readonly usable: UsableWatch;
  seen(): Promise<Seen>;
  /** How long the tasks of the main thread have taken, in ms of the thread's own time, since the page was opened. */
  busyMs(): Promise<number>;
  close(): Promise<void>;
}

export interface ContestOptions extends Pick<ServerOptions, 'guidance'> {
  /** Whether all peers are measured; otherwise only the first one, which is the measure of all. */
  readonly allPeers: boolean;
  /** The folder of an earlier build of the app, which is measured too; none by default. */
  readonly before?: string | null;
}

/** @param app the folder of the built app. */
export async function openContest(
  app: string,
  { allPeers, before = null, ...options }: ContestOptions,
): Promise<Contest> {
  const closers: (() => Promise<unknown>)[] = [];
  const linked = async (target: string) => {
    const link = await openSlowLink(target);
    closers.unshift(() => link.close());
    return link;
  };

  const contestants: Contestant[] = [];
  for (const { name, folder, shutter, send } of await builtPeers(allPeers)) {
    const peer = await serveFiles(folder);
    closers.push(peer.close);
    contestants.push({
      name,
      isEarlier: false,
      link: await linked(peer.origin),
      // A tap on its shutter does nothing before the camera's first frame.
      watched: [watched('shutter', shutter, true), watched('photo', 'img')],
      send,
      use: null,
      path: () => '/',
      linkPath: null,
    });
  }
  const use = '[data-action="use"]';
  const addRecto = async (name: string, folder: string, isEarlier: boolean) => {
    const recto = await serveRecto(folder, options);
    closers.push(() => recto.close());
    contestants.push({
      name,
      isEarlier,
      link: await linked(recto.origin),
      watched: [
        watched('start', '[data-action="start"]'),
        watched('shutter', '[data-action="shutter"]'),
        watched('photo', use),
        { ...watched('answered', '[data-screen="capture"][data-state="preview"]'), isAbsence: true },
      ],
      use: `${use}:not([aria-disabled])`,
      send: use,
      path: () => `/${recto.start()}/capture`,
      linkPath: () => `/${recto.create()}`,
    });
  };
  if (before !== null) await addRecto('before', before, true);
  await addRecto('recto', app, false);

  const browser = await launchPhone();
  closers.unshift(() => browser.close());
  const open = async (
    context: BrowserContext,
    { link, use: useSelector, watched: elements }: Contestant,
    address: string,
    cpu: number,
  ): Promise<OpenPage> => {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.addInitScript(probe, useSelector);
    const usable = await UsableWatch.on(page, session, elements);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    link.clear();
    await page.goto(address, { waitUntil: 'commit' });
    return {
      page,
      session,
      address,
      usable,
      seen: () => page.evaluate(() => window.benchSeen),
      busyMs: async () => {
        const { metrics } = await session.send('Performance.getMetrics');
        return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
      },
      close: () => context.close(),
    };
  };

  return {
    contestants,
    visit: async (contestant, path, cpu) =>
      open(await openContext(browser), contestant, contestant.link.origin + path, cpu),
    visitAgain: (contestant, earlier, cpu) => open(earlier.page.context(), contestant, earlier.address, cpu),
    endVisits: async () => void (await Promise.all(browser.contexts().map((context) => context.close()))),
    close: async () => {
      for (const close of closers) await close();
    },
  };
}

const watched = (name: string, selector: string, needsFrame = false): WatchedElement => ({
  name,
  selector,
  needsFrame,
});

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** Serves the files of a folder with brotli, as `npm start` serves Recto, without any header that would slow a peer down. */
async function serveFiles(folder: string) {
  const compressed = new Map<string, Buffer>();
  const content = async (path: string): Promise<Buffer> => {
    const known = compressed.get(path) ?? brotliCompressSync(await readFile(join(folder, path)));
    compressed.set(path, known);
    return known;
  };
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : request.url!;
    const headers = { 'content-type': types[extname(path)] ?? 'image/svg+xml', 'content-encoding': 'br' };
    if (request.method === 'POST') {
      request.resume().on('end', () => response.setHeader('content-type', 'application/json').end('{}'));
      return;
    }
    content(path).then(
      (body) => response.writeHead(200, headers).end(body),
      () => response.writeHead(404).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => void server.close(),
  };
}
