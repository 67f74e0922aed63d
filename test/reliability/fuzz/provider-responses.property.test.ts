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
  answerOf,
  expectProcedure,
  expectPrototypesUntouched,
  expectThumb,
  isGrant,
  isProcedure,
  isSilence,
  isThumb,
} from './answer-oracle.ts';
import { fuzz, fuzzTimeoutMs } from './fuzz.ts';
import { anyGrant, anyProcedure, anyThumb, mutatedBytes } from './valid-answers.ts';

interface Answered {
  /** For call 1. */
  readonly grant: Uint8Array<ArrayBuffer>;
  /** For the call under test. */
  readonly answer: Uint8Array<ArrayBuffer>;
  readonly status: number;
  readonly retryAfter: string | null;
}

const jpegFile = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'card.jpg');

const grantBytes = new TextEncoder().encode('{"accessToken":"access","expires_in":3600}');

/** A repository in front of a provider that answers these bytes. */
function repositoryAnswered({ grant, answer, status, retryAfter }: Answered): ProcedureRepository {
  const headers: Record<string, string> = retryAfter === null ? {} : { 'Retry-After': retryAfter };
  const environment = {
    ...testEnvironment(),
    clock,
    fetch: (url: string) =>
      Promise.resolve(
        url.startsWith('/auth') ? new Response(grant) : new Response(answer, { status, headers }),
      ),
    createXhr: () => {
      const xhr = new ScriptedXhr(() => {
        xhr.respond(
          status,
          new TextDecoder().decode(answer),
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

/** Time limits never end, and pauses between attempts take no time. */
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
  /** Whether its status alone says that it was done. */
  readonly mayBeSilent?: true;
  /** Whether these data may reach the app. */
  readonly allowed: (data: unknown) => boolean;
  readonly expectValue: (value: unknown, data: unknown) => void;
}

const procedureCall = {
  data: anyProcedure,
  allowed: isProcedure,
  expectValue: (value: unknown, data: unknown) => expectProcedure(value as Procedure, data),
};
const thumbCall = {
  data: anyThumb,
  allowed: isThumb,
  expectValue: (value: unknown) => expectThumb(value as Thumb),
};
/** Of these answers only `success` is read (§7). */
const silentCall = {
  data: fc.jsonValue(),
  mayBeSilent: true as const,
  allowed: () => true,
  expectValue: (value: unknown) => expect(value).toBeUndefined(),
};

/** Calls 2 to 8. */
const calls = {
  readProcedure: { ...procedureCall, make: (repository) => repository.readProcedure('token') },
  setStarted: { ...silentCall, make: (repository) => repository.setStarted('token') },
  setFinished: { ...silentCall, make: (repository) => repository.setFinished('token') },
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

/** Mostly a success, since the rest says enough by itself. */
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
  'whatever answers %s: a RepositoryError, or exactly what §3 and §7 promise',
  async (name, { data, make, mayBeSilent = false, allowed, expectValue }) => {
    const valid = data.map((each) => ({ success: true, data: each }));
    const seen = new Set<boolean>();
    await fc.assert(
      fc.asyncProperty(mutatedBytes(valid), anyStatus, anyRetryAfter, async (bytes, status, retryAfter) => {
        const provider = { grant: grantBytes, answer: bytes, status, retryAfter };
        const outcome = await outcomeOf(make(repositoryAnswered(provider)));
        const raw = answerOf(bytes) as { success?: unknown; data?: unknown } | undefined;
        const says = raw?.success === true && allowed(raw.data);
        const agreed = status < 300 && (says || (mayBeSilent && isSilence(bytes)));
        seen.add(agreed);
        expect('value' in outcome, 'accepted').toBe(agreed);
        if ('value' in outcome) expectValue(outcome.value, raw?.data);
        expectPrototypesUntouched();
      }),
      fuzz('answers', name, { short: 300, full: 1500 }),
    );
    expect(seen.size, 'some are accepted, some are not').toBe(2);
  },
  fuzzTimeoutMs,
);

test(
  'whatever answers call 1: a RepositoryError, or an access token that can stand in a header',
  async () => {
    await fc.assert(
      fc.asyncProperty(mutatedBytes(anyGrant), async (bytes) => {
        const answer = new TextEncoder().encode('{"success":true}');
        const provider = { grant: bytes, answer, status: 200, retryAfter: null };
        const outcome = await outcomeOf(repositoryAnswered(provider).setStarted('token'));
        expect('value' in outcome, 'accepted').toBe(isGrant(answerOf(bytes)));
        expectPrototypesUntouched();
      }),
      fuzz('answers', 'token', { short: 300, full: 1500 }),
    );
  },
  fuzzTimeoutMs,
);
