import { FakeProcedureRepository, type FakeCall } from '@recto/adapters/fake';
import { RepositoryError, type Procedure } from '@recto/core';
import { procedureWith, thumbOf, token } from '../../../support/procedures.ts';
import { Waiting } from './waiting.ts';

/** A provider in memory whose calls wait for the test. */
export function waitingProvider(procedure: Procedure = procedureWith(), links: readonly string[] = [token]) {
  const calls = new Waiting<FakeCall, void>();
  return { calls, repository: providerWith(calls.ask, procedure, links) };
}

/**
 * A provider in memory, with one procedure for each link, and the thumbs of `thumbOf`.
 * @param onCall each call waits for it, and fails with its error.
 */
export function providerWith(
  onCall: (call: FakeCall) => Promise<void>,
  procedure: Procedure = procedureWith(),
  links: readonly string[] = [token],
): FakeProcedureRepository {
  return new FakeProcedureRepository(
    links.map((link) => [link, procedure]),
    {
      onCall,
      uploadSteps: 0,
      displayUrlOf: (photo) => thumbOf(photo).displayUrl!,
    },
  );
}

/** Fails the oldest open call, and then call 2, if the store makes it: so the store learns nothing new. */
export async function failUnexplained(calls: Waiting<FakeCall, void>, error: unknown): Promise<void> {
  await calls.fail(error);
  if (calls.openCount > 0) await calls.fail(new RepositoryError('unreachable'));
}
