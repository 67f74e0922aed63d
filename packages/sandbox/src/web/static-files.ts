import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import type { ServerEnv } from '../faults/server-env.ts';
import { compressedCopy } from './compressed-copy.ts';

/** A file with a content hash in its name, such as `/assets/index-B2x9_kQa.js`. */
export const hashedPath = /^\/assets\/[^/]+-[\w-]{8}\.\w+$/;

/** A compressed copy of a file, which is not a file of its own. */
const copyPath = /^\/assets\/[^/]+-[\w-]{8}\.\w+\.(br|gz)$/;

/**
 * Serves the files of a build, each with a strong `ETag`. One with a hash in its name is sent as the build has
 * compressed it (decision 12.11), unless a part of it is asked for.
 * @param directory the build, such as `host/dist`.
 * @param below takes away the path below which the build is served.
 */
export function staticFiles(
  directory: string,
  below: (path: string) => string,
): MiddlewareHandler<ServerEnv> {
  const at = (ending: string) =>
    serveStatic<ServerEnv>({ root: directory, rewriteRequestPath: (path) => below(path) + ending });
  const send = { '': at(''), '.br': at('.br'), '.gz': at('.gz') } as const;
  const versions = new FileVersions();
  return async (c, next) => {
    const path = below(c.req.path);
    if (copyPath.test(path)) return next();
    const isHashed = hashedPath.test(path);
    const file = join(directory, path);
    const condition = c.req.header('if-range');
    if (condition !== undefined && condition !== `"${versions.of(file)}"`) c.req.raw.headers.delete('range');
    const isWhole = c.req.header('range') === undefined;
    const copy = isHashed && isWhole ? compressedCopy(file, c.req.header('accept-encoding')) : null;

    const response = await send[copy?.ending ?? ''](c, next);
    if (!(response instanceof Response) || !response.ok) return response;
    const { headers } = response;
    if (isHashed) headers.set('vary', 'Accept-Encoding');
    const version = versions.of(file);
    if (version !== null) headers.set('etag', `"${version}${copy === null ? '' : `-${copy.name}`}"`);
    if (copy !== null) {
      headers.set('content-encoding', copy.name);
      headers.set('content-type', getMimeType(path) ?? 'application/octet-stream');
    }
    return response;
  };
}

/** The versions of files: hashes of their content. A file is read again when it has changed. */
class FileVersions {
  readonly #known = new Map<string, { readonly stamp: string; readonly version: string }>();

  /** @returns null if there is no such file. */
  of(file: string): string | null {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats?.isFile() !== true) return null;
    const stamp = `${stats.mtimeMs} ${stats.size}`;
    const known = this.#known.get(file);
    if (known?.stamp === stamp) return known.version;
    const version = createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 16);
    this.#known.set(file, { stamp, version });
    return version;
  }
}
