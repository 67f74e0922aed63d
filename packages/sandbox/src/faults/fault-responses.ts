import type { CallName } from '@recto/core';
import type { Fault } from './fault.ts';

/** The faults that replace the provider's response. */
export type ResponseFault = Exclude<Fault, { kind: 'delay' | 'dropBefore' | 'dropAfter' | 'noContent' }>;

/** @returns the response that replaces the provider's own. */
export function faultResponse(call: CallName, fault: ResponseFault): Response {
  switch (fault.kind) {
    case 'status': {
      const { status, retryAfter } = fault;
      const headers = retryAfter === null ? {} : { 'retry-after': String(retryAfter) };
      return Response.json({ success: false, error: 'fault' }, { status, headers });
    }
    case 'successFalse':
      return Response.json({ success: false, error: 'fault' });
    case 'empty':
      return new Response(null);
    case 'notJson':
      return new Response('{"success":true,"data":', { headers: { 'content-type': 'application/json' } });
    case 'html':
      return new Response('<!doctype html><title>Sign in</title><h1>Sign in to this network</h1>', {
        headers: { 'content-type': 'text/html; charset=utf-8' },
      });
    case 'wrongShape':
      return Response.json(wrongShapeOf(call));
    case 'huge':
      return new Response(hugeJson(), { headers: { 'content-type': 'application/json' } });
  }
}

const hugePieces = 50;
const pieceBytes = 1024 * 1024;

/** `{"success":true,"data":"xxx…`, in chunks, so that no header states its size. */
function hugeJson(): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const piece = encoder.encode('x'.repeat(pieceBytes));
  let sent = 0;
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode('{"success":true,"data":"')),
    pull: (controller) => {
      sent += 1;
      if (sent <= hugePieces) return controller.enqueue(piece);
      controller.enqueue(encoder.encode('"}'));
      controller.close();
    },
  });
}

/** JSON that resembles a response to this call but has the wrong types. */
function wrongShapeOf(call: CallName): unknown {
  switch (call) {
    case 'token':
      return { accessToken: 42, token_type: 'Bearer', expires_in: 'soon' };
    case 'config':
      return { authEndpointUrl: 42, idEndpointUrl: null };
    default:
      return { success: 'true', data: { status: 'unheard of', thumbs: [], displayUrl: 42 } };
  }
}
