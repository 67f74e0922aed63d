import { RepositoryError } from '@recto/core';
import { expect, test } from 'vitest';

/** What the error of a failed call says to a developer who prints it. */

test('a refusal is named as what the provider says', () => {
  expect(new RepositoryError('refused').message).toBe('The call has failed: the provider refuses it.');
  expect(new RepositoryError('malformed').message).toBe('The call has failed: malformed.');
});
