import { maximumUploadBytes, ProviderRuleError, providerRules, type PhotoName } from '@recto/core';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { RequestRefusal } from './refusal.ts';

/** The image that a request of call 6 or 7 carries. */
export interface ImageRequest {
  readonly name: PhotoName;
  readonly bytes: Uint8Array;
}

/** Space for what surrounds the image in a body, in bytes. */
const overheadBytes = 16 * 1024;

/** Refuses a body that is too large for an allowed image in base64, without reading all of it. */
export const jsonImageLimit = limit(Math.ceil(maximumUploadBytes / 3) * 4 + overheadBytes);

/** Refuses a body that is too large for an allowed image as a file, without reading all of it. */
export const multipartImageLimit = limit(maximumUploadBytes + overheadBytes);

const jsonImageSchema = v.object({ imageName: v.string(), base64: v.string() });
const multipartImageSchema = v.object({ imageName: v.string(), file: v.file() });

/**
 * Reads call 6: JSON with `imageName` and `base64` (§7).
 * @throws RequestRefusal `malformedRequest`, ProviderRuleError `unknownPhoto`.
 */
export async function readJsonImage(c: Context): Promise<ImageRequest> {
  const contentType = c.req.header('content-type') ?? '';
  if (!/^application\/json\b/i.test(contentType)) throw new RequestRefusal('malformedRequest');
  const { imageName, base64 } = checked(jsonImageSchema, await parsed(() => c.req.json<unknown>()));
  // No pattern with a repeated group: on 28 million characters that overflows the stack.
  if (base64.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(base64)) {
    throw new RequestRefusal('malformedRequest');
  }
  return { name: providerRules.photoNameOf(imageName), bytes: Buffer.from(base64, 'base64') };
}

/**
 * Reads call 7: multipart with `imageName` and `file` (§7).
 * @throws RequestRefusal `malformedRequest`, ProviderRuleError `unknownPhoto`.
 */
export async function readMultipartImage(c: Context): Promise<ImageRequest> {
  const form = await parsed(() => c.req.formData());
  const { imageName, file } = checked(multipartImageSchema, Object.fromEntries(form));
  return { name: providerRules.photoNameOf(imageName), bytes: new Uint8Array(await file.arrayBuffer()) };
}

function limit(maxSize: number): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new ProviderRuleError('imageSize');
    },
  });
}

async function parsed<Body>(parse: () => Promise<Body>): Promise<Body> {
  try {
    return await parse();
  } catch (cause) {
    throw new RequestRefusal('malformedRequest', { cause });
  }
}

function checked<Value>(schema: v.GenericSchema<unknown, Value>, body: unknown): Value {
  const result = v.safeParse(schema, body);
  if (!result.success) throw new RequestRefusal('malformedRequest');
  return result.output;
}
