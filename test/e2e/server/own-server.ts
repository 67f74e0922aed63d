import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, staticHost, type RunningServer, type ServerOptions } from '@recto/sandbox';

/** What an operator may change without a new build. */
type Deployment = Pick<ServerOptions, 'clientAuthentication' | 'openRelay'>;

const builtApp = join(import.meta.dirname, '../../../host/dist');

/** A server for one test, which can be stopped for a while, and can deploy another version of the app. */
export class OwnServer {
  readonly #folder: string;
  #running: RunningServer;

  private constructor(folder: string, running: RunningServer) {
    this.#folder = folder;
    this.#running = running;
  }

  /** Serves a copy of the built app. */
  static async start(): Promise<OwnServer> {
    const folder = await mkdtemp(join(tmpdir(), 'recto-e2e-own-'));
    await cp(builtApp, join(folder, 'app'), { recursive: true });
    return new OwnServer(folder, await serve(folder, 0));
  }

  get origin(): string {
    return this.#running.origin;
  }

  /** The folder of the served app. Its files may be changed at any time. */
  get app(): string {
    return join(this.#folder, 'app');
  }

  /** Breaks every connection, and stops responding. */
  async goAway(): Promise<void> {
    await this.#running.close();
  }

  /** Serves the same origin again, with the same procedures. */
  async comeBack(options: Deployment = {}): Promise<void> {
    this.#running = await serve(this.#folder, Number(new URL(this.origin).port), options);
  }

  async end(): Promise<void> {
    // A stopped server can't be closed again.
    await this.#running.close().catch(() => undefined);
    await rm(this.#folder, { recursive: true, force: true });
  }
}

function serve(folder: string, port: number, options: Deployment = {}): Promise<RunningServer> {
  return startServer({
    ...options,
    port,
    dataDir: join(folder, 'data'),
    openWebHost: staticHost(join(folder, 'app')),
  });
}
