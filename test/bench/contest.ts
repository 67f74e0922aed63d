import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright';
import { probe, type Seen } from './page-probe.ts';
import { builtPeers } from './peers.ts';
import { launchPhone, openContext, serveRecto } from './phone.ts';
import { openSlowLink, type SlowLink } from './slow-link.ts';

/** Someone who is measured. */
export interface Contestant {
  readonly name: string;
  readonly link: SlowLink;
  readonly shutter: string;
  /** The button that completes the preview; null where the photo itself does. */
  readonly use: string | null;
  /** The button that sends the photo; null for a library that sends none. */
  readonly send: string | null;
  /** Whether a second visit finds the page on the phone. */
  readonly hasServiceWorker: boolean;
  /** @returns the path of a page that opens the camera. */
  readonly path: () => string;
}

/** All contestants, served and filmed by the same camera. */
export interface Contest {
  readonly contestants: readonly Contestant[];
  /**
   * Opens the contestant's camera page, until its camera shows a frame and its shutter can be pressed.
   * @param earlier an earlier visit, whose page is closed: its address is opened again, until the first frame.
   */
  open(contestant: Contestant, cpu: number, earlier?: OpenPage): Promise<OpenPage>;
  close(): Promise<void>;
}

interface OpenPage {
  readonly page: Page;
  readonly address: string;
  seen(): Promise<Seen>;
  close(): Promise<void>;
}

/** @param app the folder of the built app. */
export async function openContest(app: string): Promise<Contest> {
  const recto = await serveRecto(app);
  const closers: (() => Promise<unknown>)[] = [() => recto.close()];
  const linked = async (target: string) => {
    const link = await openSlowLink(target);
    closers.unshift(() => link.close());
    return link;
  };

  const contestants: Contestant[] = [];
  for (const { name, folder, shutter, send } of await builtPeers()) {
    const peer = await serveFiles(folder);
    closers.push(peer.close);
    const link = await linked(peer.origin);
    contestants.push({ name, link, shutter, send, use: null, hasServiceWorker: false, path: () => '/' });
  }
  contestants.push({
    name: 'recto',
    link: await linked(recto.origin),
    shutter: '[data-action="shutter"]:not([aria-disabled])',
    use: '[data-action="use"]',
    send: '[data-action="use"]',
    hasServiceWorker: true,
    path: () => `/${recto.start()}/capture`,
  });

  const browser = await launchPhone();
  closers.unshift(() => browser.close());

  return {
    contestants,
    open: async ({ link, path, shutter, use }, cpu, earlier) => {
      const context = earlier?.page.context() ?? (await openContext(browser));
      const address = earlier?.address ?? link.origin + path();
      const page = await context.newPage();
      await page.addInitScript(probe, use);
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
      link.clear();
      await page.goto(address, { waitUntil: 'commit' });
      await page.waitForFunction(() => window.benchSeen.firstFrame !== null, null, { timeout: 60_000 });
      // Auto-capture may take the photo of a second visit before the shutter is seen.
      if (earlier === undefined) await page.waitForSelector(shutter, { timeout: 60_000 });
      return {
        page,
        address,
        seen: () => page.evaluate(() => window.benchSeen),
        close: () => context.close(),
      };
    },
    close: async () => {
      for (const close of closers) await close();
    },
  };
}

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
