import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { chromium as playwright, type Browser, type Page } from 'playwright';
import { inject } from 'vitest';
import { root } from '../../tools/packages/published.ts';
import { cameraArgs } from '../../packages/testing/src/playwright/camera-args.ts';
import { chromium } from '../chromium/chromium.ts';
import { install, oldestPeers } from './install.ts';
import { bin, run } from './run-program.ts';

/** The apps of others: what they install, how they are compiled and served, and the browser that opens them. */

/** Makes the folder of an app with the newest peers, which the set-up of the tests has installed beside it. */
export function newApp(name: string): string {
  const app = join(inject('packed'), 'newest', name);
  mkdirSync(app);
  return app;
}

/** Makes the folder of an app with the oldest peers, and installs them. */
export async function newAppWithOldestPeers(name: string): Promise<string> {
  const app = join(inject('packed'), name);
  await install(inject('packed'), app, oldestPeers);
  return app;
}

/** Copies a source into an app. Imports of other folders become imports of the app's own. */
export function copySource(source: string, target: string): void {
  const text = readFileSync(`${root}${source}`, 'utf8');
  writeFileSync(target, text.replace(/'(?:\.\.?\/)+(?:[\w-]+\/)*([\w-]+\.tsx?)'/g, "'./$1'"));
}

/** Compiles these files of an app to JavaScript, for bundlers that read nothing else. */
export async function toJavaScript(app: string, files: readonly string[]): Promise<void> {
  const { transformWithOxc } = await import('vite');
  for (const name of files) {
    const file = join(app, name);
    const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, {
      jsx: { runtime: 'automatic' },
    });
    writeFileSync(
      file.replace(/\.tsx?$/, '.js'),
      code.replace(/(from ['"]\.\/[\w-]+)(?:\.tsx?)?(['"])/g, '$1.js$2'),
    );
  }
}

/** @returns what the compiler reports about these files of an app; empty if it accepts them. */
export async function typeProblems(
  app: string,
  files: readonly string[],
  options: object = {},
): Promise<string> {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    // The declarations of styled-components need those of Node, which an app for browsers does not have.
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    module: 'ESNext',
    moduleResolution: 'bundler',
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    jsx: 'react-jsx',
    types: [],
    ...options,
  };
  writeFileSync(`${app}/tsconfig.json`, JSON.stringify({ compilerOptions, files }));
  return run(bin('tsc'), ['-p', app, '--pretty', 'false']).catch((error: unknown) => String(error));
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/** Serves a folder on a free port of this machine. @param headers of each file. */
export function serve(directory: string, headers: Readonly<Record<string, string>> = {}): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost');
    const file = join(directory, pathname === '/' ? 'index.html' : pathname);
    readFile(file).then(
      (content) =>
        response.writeHead(200, { ...headers, 'content-type': types[extname(file)] ?? '' }).end(content),
      () => response.writeHead(404).end(),
    );
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

export function originOf(server: Server): string {
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** A browser whose camera is a drawn one. @param further arguments of the browser. */
export function launchBrowser(...further: readonly string[]): Promise<Browser> {
  const { executablePath, args, env } = chromium();
  return playwright.launch({ executablePath, env, args: [...args, ...cameraArgs(), ...further] });
}

/** A page that may use the camera. @param errors receives what the page throws. */
export async function openPage(
  browser: Browser,
  origin: string,
  errors: string[],
  viewport = { width: 1280, height: 900 },
): Promise<Page> {
  const context = await browser.newContext({ viewport });
  await context.grantPermissions(['camera'], { origin });
  const page = await context.newPage();
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.addInitScript(noteWorkerAnswers);
  return page;
}

declare global {
  interface Window {
    /** The names of the fields of all messages that workers have sent. */
    workerAnswers: Set<string>;
  }
}

/** Runs in the page, before its scripts. */
function noteWorkerAnswers(): void {
  window.workerAnswers = new Set();
  window.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', ({ data }: MessageEvent<object>) => {
        for (const [name, value] of Object.entries(data)) if (value !== null) window.workerAnswers.add(name);
      });
    }
  };
}

/** For what a busy machine takes long to do. */
export const patient = { timeout: 60_000 };

/** Ends a page whose requests may still be on their way. */
export async function closePage(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
}

/**
 * Aborts the first request for the script that contains a text.
 * @returns the requests for it so far, without queries.
 */
export async function failOnce(page: Page, text: string): Promise<readonly string[]> {
  const requests: string[] = [];
  await page.route('**/*.js*', async (route) => {
    const response = await route.fetch();
    const isWanted = (await response.text()).includes(text);
    if (isWanted) requests.push(new URL(route.request().url()).pathname);
    if (isWanted && requests.length === 1) await route.abort();
    else await route.fulfill({ response });
  });
  return requests;
}
