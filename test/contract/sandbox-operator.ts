import { HttpProcedureRepository, type HttpEnvironment } from '@recto/adapters/http';
import type { providerRules } from '@recto/core';
import type { FaultInput, ProcedureView } from '@recto/sandbox';
import { inject } from 'vitest';

/** The sandbox's operator, for tests in a browser. */

const origin = inject('sandboxOrigin');

/** Exchanges JSON with the sandbox. */
export async function ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  const request = body === undefined ? { method } : { method, headers, body: JSON.stringify(body) };
  const response = await fetch(origin + path, request);
  if (!response.ok)
    throw new Error(`The sandbox responded with ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

/** Makes a procedure. @returns its token. */
export async function createProcedure(given: Partial<providerRules.NewProcedure>): Promise<string> {
  return (await ask<ProcedureView>('POST', '/operator/api/procedures', given)).token;
}

export async function setFault(fault: FaultInput): Promise<void> {
  await ask('POST', '/operator/api/faults', fault);
}

/** How many faults are set. The sandbox removes one when a call has met it. */
export async function countFaults(): Promise<number> {
  return (await ask<unknown[]>('GET', '/operator/api/faults')).length;
}

export async function clearFaults(): Promise<void> {
  await ask('DELETE', '/operator/api/faults', {});
}

/** The real adapter with the sandbox's own configuration, but on another origin. */
export async function openRepository(http: HttpEnvironment): Promise<HttpProcedureRepository> {
  const { clientId, clientSecret } = await ask<{ clientId: string; clientSecret: string }>(
    'GET',
    '/assets/config.json',
  );
  return new HttpProcedureRepository(
    {
      authEndpointUrl: `${origin}/provider/auth`,
      idEndpointUrl: `${origin}/provider/id`,
      clientId,
      clientSecret,
      clientAuthentication: 'both',
    },
    http,
  );
}
