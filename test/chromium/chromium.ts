import { spawnSync } from 'node:child_process';
import { findMachineChromium } from './machine-chromium.ts';
import { unpackNpmChromium, unpackNpmFonts, unpackNpmLibraries } from './npm-chromium.ts';
import { writeFontsConf } from './fonts-conf.ts';

/** What Playwright's `launchOptions` need, also those of vitest's browser mode. */
export interface ChromiumLaunch {
  readonly executablePath: string;
  readonly args: string[];
  readonly env: Record<string, string>;
  /** Whether this is the pinned browser with the pinned fonts: only then may pixels be compared. */
  readonly pinned: boolean;
}

const quietArgs = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A partial redraw differs slightly in colour from a full one, for example in a focus ring.
  '--disable-partial-raster',
];

/**
 * The browser of all tests. On linux-x64 the Chromium that npm brings, with its own fonts only, so
 * that it draws the same pixels on every machine; elsewhere the machine's own, with `pinned: false`.
 */
export function chromium(): ChromiumLaunch {
  const args = process.getuid?.() === 0 ? ['--no-sandbox', ...quietArgs] : quietArgs;
  const env = definedEnvironment();
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    return { executablePath: findMachineChromium(), args, env, pinned: false };
  }
  const executablePath = unpackNpmChromium();
  return {
    executablePath,
    args,
    env: {
      ...env,
      FONTCONFIG_FILE: writeFontsConf(unpackNpmFonts()),
      ...(startsAlone(executablePath) ? {} : { LD_LIBRARY_PATH: unpackNpmLibraries() }),
    },
    pinned: true,
  };
}

/** Whether this machine has every library that the browser needs. */
function startsAlone(executablePath: string): boolean {
  return spawnSync(executablePath, ['--version']).status === 0;
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
