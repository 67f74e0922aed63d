import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startServer, staticHost, type RunningServer, type ServerOptions } from '@recto/sandbox';

/** What an operator may change without a new build. */
interface Deployment extends Pick<
  ServerOptions,
  'clientAuthentication' | 'events' | 'guidance' | 'openRelay' | 'configuration'
> {
  /** The path below which the app is served, with a slash at its end; it must have been built for it. */
  readonly base?: string;
}

const builtApp = join(import.meta.dirname, '../../../host/dist');

/** A server for one test, which can be stopped for a while, and can deploy another version of the app. */
export class OwnServer {
  readonly #folder: string;
  #running: RunningServer;

  private constructor(folder: string, running: RunningServer) {
    this.#folder = folder;
    this.#running = running;
  }

  /** Serves a copy of the built app, without guidance unless the options ask for it. */
  static async start(options: Deployment = {}): Promise<OwnServer> {
    const folder = await mkdtemp(join(tmpdir(), 'recto-e2e-own-'));
    // With their times: a compressed copy that is older than its file is not sent.
    await cp(builtApp, join(folder, 'app'), { recursive: true, preserveTimestamps: true });
    return new OwnServer(folder, await serve(folder, 0, options));
  }

  get origin(): string {
    return this.#running.origin;
  }

  /** The folder of the served app. Its files may be changed at any time. */
  get app(): string {
    return join(this.#folder, 'app');
  }

  /** The requests that the sandbox's provider has received. */
  calls(): ReturnType<RunningServer['sandbox']['calls']['list']> {
    return this.#running.sandbox.calls.list();
  }

  /** Adds a file to the served app. @param path such as `assets/operator/logo.svg`. */
  async addFile(path: string, content: string): Promise<void> {
    await mkdir(dirname(join(this.app, path)), { recursive: true });
    await writeFile(join(this.app, path), content);
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

function serve(
  folder: string,
  port: number,
  { base = '/', ...options }: Deployment = {},
): Promise<RunningServer> {
  return startServer({
    guidance: 'off',
    ...options,
    port,
    dataDir: join(folder, 'data'),
    openWebHost: staticHost(join(folder, 'app'), base),
  });
}
