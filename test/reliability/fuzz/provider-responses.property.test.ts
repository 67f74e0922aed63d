import { HttpProcedureRepository } from '@recto/adapters/http';
import {
  RepositoryError,
  type Clock,
  type Procedure,
  type ProcedureRepository,
  type Thumb,
} from '@recto/core';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  imageCallLimitMs,
  smallCallLimitMs,
  stallLimitMs,
} from '../../../packages/adapters/src/http/limits.ts';
import { ScriptedXhr } from '../../unit/adapters/http/scripted-xhr.ts';
import { testEnvironment } from '../../unit/adapters/http/test-environment.ts';
import { imageOf } from '../../support/procedures.ts';
import {
  responseJsonOf,
  expectProcedure,
  expectShownTexts,
  expectPrototypesUntouched,
  expectThumb,
  isTokenResponse,
  isProcedure,
  isWithoutResult,
  isThumb,
} from './response-oracle.ts';
import { fuzz, fuzzTimeoutMs } from './fuzz.ts';
import { anyTokenResponse, anyProcedure, anyThumb, mutatedBytes } from './valid-responses.ts';

interface FuzzedProvider {
  /** For call 1. */
  readonly tokenResponse: Uint8Array<ArrayBuffer>;
  /** For the call under test. */
  readonly response: Uint8Array<ArrayBuffer>;
  readonly status: number;
  readonly retryAfter: string | null;
}

const jpegFile = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'card.jpg');

const validTokenResponse = new TextEncoder().encode('{"accessToken":"access","expires_in":3600}');

/** A repository in front of a provider that responds with these bytes. */
function repositoryOf({ tokenResponse, response, status, retryAfter }: FuzzedProvider): ProcedureRepository {
  const headers: Record<string, string> = retryAfter === null ? {} : { 'Retry-After': retryAfter };
  const environment = {
    ...testEnvironment(),
    clock,
    fetch: (url: string) =>
      Promise.resolve(
        url.startsWith('/auth') ? new Response(tokenResponse) : new Response(response, { status, headers }),
      ),
    createXhr: () => {
      const xhr = new ScriptedXhr(() => {
        xhr.respond(
          status,
          new TextDecoder().decode(response),
          retryAfter === null ? '' : `retry-after: ${retryAfter}`,
        );
      });
      return xhr as unknown as XMLHttpRequest;
    },
  };
  const configuration = {
    authEndpointUrl: '/auth',
    idEndpointUrl: '/id',
    clientId: 'client',
    clientSecret: 'secret',
    clientAuthentication: 'both',
  } as const;
  return new HttpProcedureRepository(configuration, {
    ...environment,
    fetch: environment.fetch as typeof fetch,
  });
}

/** Time limits never pass, and pauses between attempts take no time. */
const clock: Clock = {
  now: () => Date.UTC(2026, 0, 1),
  after: (ms, callback) => {
    if (![smallCallLimitMs, imageCallLimitMs, stallLimitMs].includes(ms)) queueMicrotask(callback);
    return () => undefined;
  },
};

interface FuzzedCall {
  readonly data: fc.Arbitrary<unknown>;
  readonly make: (repository: ProcedureRepository) => Promise<unknown>;
  /** Whether its status alone means success. */
  readonly mayBeSilent?: true;
  /** Whether these data may reach the app. */
  readonly allowed: (data: unknown) => boolean;
  readonly expectValue: (value: unknown, data: unknown) => void;
}

const procedureCall = {
  data: anyProcedure,
  allowed: isProcedure,
  expectValue: (value: unknown, data: unknown) => {
    expectProcedure(value as Procedure, data);
    expectShownTexts(value as Procedure, data);
  },
};
const thumbCall = {
  data: anyThumb,
  allowed: isThumb,
  expectValue: (value: unknown) => expectThumb(value as Thumb),
};
/** Of these responses only `success` is read (§7). */
const acknowledgedCall = {
  data: fc.jsonValue(),
  allowed: () => true,
  expectValue: (value: unknown) => expect(value).toBeUndefined(),
};
const silentCall = { ...acknowledgedCall, mayBeSilent: true as const };

/** Calls 2 to 8. */
const calls = {
  readProcedure: { ...procedureCall, make: (repository) => repository.readProcedure('token') },
  setStarted: { ...silentCall, make: (repository) => repository.setStarted('token') },
  // Without `success` it is followed by call 2, which gets the same response here.
  setFinished: { ...acknowledgedCall, make: (repository) => repository.setFinished('token') },
  reset: { ...procedureCall, make: (repository) => repository.reset('token') },
  savePhoto: {
    ...thumbCall,
    make: (repository) => repository.savePhoto('token', 'idCardRecto', imageOf('a')),
  },
  uploadPhoto: {
    ...thumbCall,
    make: (repository) => repository.uploadPhoto('token', 'idCardRecto', jpegFile),
  },
  deletePhoto: { ...silentCall, make: (repository) => repository.deletePhoto('token', 'idCardRecto') },
} satisfies Record<keyof ProcedureRepository, FuzzedCall>;

/** Mostly a success, since the body does not matter for other statuses. */
const anyStatus = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(200, 201) },
  { weight: 1, arbitrary: fc.constantFrom(302, 400, 401, 404, 413, 429, 500, 503) },
);
const anyRetryAfter = fc.option(fc.constantFrom('0', '5', '-1', 'soon', '999999999999', ''));

/** The outcome of a call; anything but a RepositoryError is a crash, and fails the property. */
async function outcomeOf(call: Promise<unknown>): Promise<{ readonly value: unknown } | RepositoryError> {
  try {
    return { value: await call };
  } catch (error) {
    if (error instanceof RepositoryError) return error;
    throw error;
  }
}

test.each(Object.entries<FuzzedCall>(calls))(
  'any response to %s: a RepositoryError, or exactly the result of §3 and §7',
  async (name, { data, make, mayBeSilent = false, allowed, expectValue }) => {
    const valid = data.map((each) => ({ success: true, data: each }));
    const seen = new Set<boolean>();
    await fc.assert(
      fc.asyncProperty(mutatedBytes(valid), anyStatus, anyRetryAfter, async (bytes, status, retryAfter) => {
        const provider = { tokenResponse: validTokenResponse, response: bytes, status, retryAfter };
        const outcome = await outcomeOf(make(repositoryOf(provider)));
        const raw = responseJsonOf(bytes) as { success?: unknown; data?: unknown } | undefined;
        const says = raw?.success === true && allowed(raw.data);
        const agreed = status < 300 && (says || (mayBeSilent && isWithoutResult(bytes)));
        seen.add(agreed);
        expect('value' in outcome, 'accepted').toBe(agreed);
        if ('value' in outcome) expectValue(outcome.value, raw?.data);
        expectPrototypesUntouched();
      }),
      fuzz('responses', name, { short: 300, full: 1500 }),
    );
    expect(seen.size, 'some are accepted, some are not').toBe(2);
  },
  fuzzTimeoutMs,
);

test(
  'any response to call 1: a RepositoryError, or an access token that is valid in a header',
  async () => {
    await fc.assert(
      fc.asyncProperty(mutatedBytes(anyTokenResponse), async (bytes) => {
        const response = new TextEncoder().encode('{"success":true}');
        const provider = { tokenResponse: bytes, response, status: 200, retryAfter: null };
        const outcome = await outcomeOf(repositoryOf(provider).setStarted('token'));
        expect('value' in outcome, 'accepted').toBe(isTokenResponse(responseJsonOf(bytes)));
        expectPrototypesUntouched();
      }),
      fuzz('responses', 'token', { short: 300, full: 1500 }),
    );
  },
  fuzzTimeoutMs,
);
