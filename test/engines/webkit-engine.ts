import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../chromium/free-port.ts';
import type { Cameras, Engine } from './engine.ts';
import { screen } from './screen.ts';
import { WebDriverPage } from './WebDriverPage.ts';

const driverPath = '/usr/bin/WebKitWebDriver';
const displayPath = '/usr/bin/Xvfb';

/** Safari on an iPhone: the engine's family on a phone. */
const userAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

/** How long the driver may take to listen, in ms. */
const driverLimitMs = 10_000;

export const webkitEngine: Engine = {
  name: 'WebKitGTK',
  missingPackages: () => [
    ...(existsSync(driverPath) && browserPath() !== undefined ? [] : ['webkit2gtk-driver']),
    ...(existsSync(displayPath) ? [] : ['xvfb']),
  ],
  cannot: {
    altered: 'WebKitGTK gives pages what they draw',
    denied: 'under automation WebKitGTK allows every camera, and has no way to refuse',
  },
  async open(cameras) {
    const display = await startDisplay();
    const port = await freePort();
    const driver = spawn(driverPath, [`--port=${port}`], {
      stdio: ['ignore', 'ignore', 'ignore'],
      env: { ...process.env, DISPLAY: display.name, LIBGL_ALWAYS_SOFTWARE: '1' },
    });
    const end = async () => {
      await ended(driver);
      await display.end();
    };
    try {
      const origin = `http://127.0.0.1:${port}`;
      await listening(origin);
      const options = {
        binary: browserPath(),
        args: ['--automation', ...camerasOf(cameras), `--user-agent=${userAgent}`],
      };
      const page = await WebDriverPage.open(origin, { 'webkitgtk:browserOptions': options }, end);
      await page.setWindow(screen);
      return page;
    } catch (error) {
      await end();
      throw error;
    }
  },
};

function camerasOf(cameras: Cameras): string[] {
  const fake = cameras !== 'none';
  return ['--enable-media-stream=true', `--enable-mock-capture-devices=${fake}`];
}

/** The engine's own small browser, which Debian keeps in a folder of the machine's architecture. */
function browserPath(): string | undefined {
  return readdirSync('/usr/lib')
    .filter((folder) => folder.endsWith('-linux-gnu'))
    .flatMap((folder) =>
      ['4.1', '4.0'].map((version) => `/usr/lib/${folder}/webkit2gtk-${version}/MiniBrowser`),
    )
    .find((path) => existsSync(path));
}

/** A screen of its own, so that no other window is on it. */
async function startDisplay(): Promise<{ readonly name: string; end: () => Promise<void> }> {
  const size = `${screen.width}x${screen.height + 200}x24`;
  const xvfb = spawn(displayPath, ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(xvfb.stdio[3]!, 'data')) as [Buffer];
  return { name: `:${number.toString().trim()}`, end: () => ended(xvfb) };
}

/** Waits until the driver answers. */
async function listening(origin: string): Promise<void> {
  const deadline = Date.now() + driverLimitMs;
  for (;;) {
    try {
      await fetch(`${origin}/status`);
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(100);
    }
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}
