import { ProviderRuleError, type providerRules } from '@recto/core';
import type { Context } from 'hono';
import { UnknownProcedureError } from '../state/procedure-files.ts';

/** Every reason for which the provider refuses a request, and the HTTP status of its response. */
const statuses = {
  malformedRequest: 400,
  invalid_request: 400,
  unsupported_grant_type: 400,
  invalid_client: 401,
  invalidAccessToken: 401,
  missingApiKey: 403,
  unknownProcedure: 404,
  unknownPhoto: 404,
  notFound: 404,
  conflict: 409,
  imageSize: 413,
  imageExtension: 415,
} as const satisfies Record<providerRules.ProviderRefusal, number> & Record<string, number>;

export type RefusalCode = keyof typeof statuses;

/** A malformed or unauthorized request. What §4 and §5 forbid is a ProviderRuleError. */
export class RequestRefusal extends Error {
  override readonly name = 'RequestRefusal';
  readonly code: RefusalCode;

  constructor(code: RefusalCode, options?: ErrorOptions) {
    super(`The request is refused: ${code}.`, options);
    this.code = code;
  }
}

/** Turns what a handler threw into a response `{success: false, error}`. */
export function refusalResponse(error: Error, c: Context): Response {
  const code = codeOf(error);
  if (code === null) {
    console.error(error);
    return c.json({ success: false, error: 'internal' }, 500);
  }
  if (code === 'invalidAccessToken') c.header('www-authenticate', 'Bearer');
  return c.json({ success: false, error: code }, statuses[code]);
}

function codeOf(error: Error): RefusalCode | null {
  if (error instanceof RequestRefusal || error instanceof ProviderRuleError) return error.code;
  if (error instanceof UnknownProcedureError) return 'unknownProcedure';
  return null;
}
