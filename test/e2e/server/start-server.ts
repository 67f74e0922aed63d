import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const repositoryRoot = join(import.meta.dirname, '../../..');

/** A server of `npm start` on a free port, with its own state folder. */
export interface TestServer {
  readonly origin: string;
  /** Ends the process, and deletes its state. */
  end(): Promise<void>;
}

/**
 * Starts the program of `npm start`; it builds the web app first if that is out of date.
 * @param guidance neither takes a photo by itself: the test presses the shutter.
 */
export async function startServer(guidance: 'off' | 'hints' = 'off'): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'recto-e2e-'));
  const program = ['--import', 'tsx', 'packages/sandbox/src/cli/start.ts', '--json', '--guidance', guidance];
  const server = spawn(process.execPath, program, {
    cwd: repositoryRoot,
    env: { ...process.env, PORT: '0', RECTO_DATA: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = async () => {
    await endProcess(server);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const { origin } = JSON.parse(await firstLine(server)) as { origin: string };
    return { origin, end };
  } catch (error) {
    await end();
    throw error;
  }
}

async function firstLine(server: ChildProcess): Promise<string> {
  const lines = createInterface({ input: server.stdout! });
  for await (const line of lines) return line;
  throw new Error('The server ended before it was ready.');
}

async function endProcess(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}
