import { LocalStorage } from '@recto/adapters/browser';
import { ConfigurationError, loadConfiguration, type Configuration } from '@recto/adapters/configuration';
import { storageKeys } from '@recto/core';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { testEnvironment } from '../../unit/adapters/http/test-environment.ts';
import { expectProcedure, expectPrototypesUntouched, isStoredProcedure, jsonOf } from './response-oracle.ts';
import { fuzz, fuzzTimeoutMs } from './fuzz.ts';
import { anyProcedure, anyStoredProcedure, mutatedBytes } from './valid-responses.ts';

const endpoint = fc.oneof(
  fc.webUrl(),
  fc.constantFrom('/provider/id', '//evil.example', 'javascript:1', '/a?b'),
);

const anyConfiguration = fc.record(
  {
    authEndpointUrl: endpoint,
    idEndpointUrl: endpoint,
    clientId: fc.string({ minLength: 1 }),
    clientSecret: fc.option(fc.string()),
    clientAuthentication: fc.constantFrom('both', 'basic', 'body'),
  },
  { requiredKeys: ['authEndpointUrl', 'idEndpointUrl', 'clientId'] },
);

async function load(bytes: Uint8Array<ArrayBuffer>): Promise<Configuration | ConfigurationError> {
  const http = { ...testEnvironment(), fetch: () => Promise.resolve(new Response(bytes)) };
  try {
    return await loadConfiguration(http, '/assets/config.json', () => undefined);
  } catch (error) {
    if (error instanceof ConfigurationError) return error;
    throw error;
  }
}

/** The addresses of the eight calls: over HTTP, and only ones that the file names. */
function expectEndpoint(address: string, raw: unknown): void {
  const base = 'https://app.example';
  const { protocol, username, password, search, hash, origin } = new URL(`${address}/procedures`, base);
  expect(protocol).toMatch(/^https?:$/);
  expect(username + password + search + hash).toBe('');
  expect(String(raw).startsWith(address)).toBe(true);
  if (address === '' || address.startsWith('/')) expect(origin).toBe(base);
}

test(
  'any config.json: a ConfigurationError, or endpoints that calls can be sent to',
  async () => {
    await fc.assert(
      fc.asyncProperty(mutatedBytes(anyConfiguration), async (bytes) => {
        const outcome = await load(bytes);
        expectPrototypesUntouched();
        if (outcome instanceof ConfigurationError) return;
        const raw = jsonOf(bytes) as Record<string, unknown>;
        expectEndpoint(outcome.authEndpointUrl, raw['authEndpointUrl']);
        expectEndpoint(outcome.idEndpointUrl, raw['idEndpointUrl']);
        expect(outcome.clientId).toBe(raw['clientId']);
        expect(outcome.clientId).not.toBe('');
        expect(outcome.clientSecret ?? '').toBe(raw['clientSecret'] ?? '');
        expect(['both', 'basic', 'body']).toContain(outcome.clientAuthentication);
      }),
      fuzz('responses', 'config.json', { short: 150, full: 1500 }),
    );
  },
  fuzzTimeoutMs,
);

test(
  'any local storage: nothing, or a procedure; and it can be written again',
  () => {
    fc.assert(
      fc.property(mutatedBytes(fc.oneof(anyStoredProcedure, anyProcedure)), fc.string(), (bytes, token) => {
        const text = new TextDecoder().decode(bytes);
        const entries = new Map<string, string>([
          [storageKeys.token, token],
          [storageKeys.procedure, text],
        ]);
        const storage = new LocalStorage(
          () => ({
            getItem: (key) => entries.get(key) ?? null,
            setItem: (key, value) => void entries.set(key, value),
            removeItem: (key) => void entries.delete(key),
          }),
          new EventTarget(),
        );
        const entry = storage.read();
        expect(entry !== null, 'accepted').toBe(token !== '' && isStoredProcedure(jsonOf(bytes)));
        expectPrototypesUntouched();
        if (entry === null) return;
        expectProcedure(entry.procedure, jsonOf(bytes));
        storage.write(entry);
        expect(storage.read()).not.toBeNull();
      }),
      fuzz('responses', 'local storage', { short: 150, full: 1500 }),
    );
  },
  fuzzTimeoutMs,
);
