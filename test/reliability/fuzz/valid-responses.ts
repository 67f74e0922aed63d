import { documents, perRequiredFlag, photoNames, procedureStatuses, refusalCodes } from '@recto/core';
import * as fc from 'fast-check';
import { anyByteChange, type ByteChange } from './bytes.ts';
import { anyTreeChange, changed, printed, treeOf, type TreeChange } from './json-tree.ts';

const perPhoto = (value: fc.Arbitrary<unknown>) =>
  fc.record(Object.fromEntries(photoNames.map((name) => [name, value])), { requiredKeys: [] });

const textOrAbsent = fc.option(fc.oneof(fc.string({ unit: 'grapheme' }), fc.webUrl()));

export const anyThumb = fc.record({
  displayUrl: fc.oneof(fc.webUrl(), fc.string(), fc.constant('data:image/png;base64,AAAA')),
});

/** A procedure in all the forms that §3 allows. */
export const anyProcedure = fc.record(
  {
    status: fc.constantFrom(...procedureStatuses),
    ...perRequiredFlag(() => fc.boolean()),
    language: textOrAbsent,
    photos: fc.option(perPhoto(fc.option(fc.jsonValue({ maxDepth: 1 })))),
    thumbs: fc.option(perPhoto(fc.option(anyThumb))),
    webappUrl: textOrAbsent,
    redirectUrl: textOrAbsent,
    adminComment: textOrAbsent,
    refusals: fc.option(
      perPhoto(
        fc.option(
          fc.record({ code: fc.oneof(fc.constantFrom(...refusalCodes), fc.string()), comment: textOrAbsent }),
        ),
      ),
    ),
    appointment: fc.option(
      fc.record({ customer: fc.option(fc.record({ lastname: textOrAbsent })) }, { requiredKeys: [] }),
    ),
  },
  {
    requiredKeys: ['status', ...documents.map(({ requiredFlag }) => requiredFlag)],
  },
);

const everyPhoto = (value: fc.Arbitrary<unknown>) =>
  fc.record(Object.fromEntries(photoNames.map((name) => [name, value])));

/** A procedure as the app stores it. */
export const anyStoredProcedure = fc.record({
  status: fc.constantFrom(...procedureStatuses),
  idCardRequired: fc.boolean(),
  driverLicenseRequired: fc.boolean(),
  driverPictureRequired: fc.boolean(),
  language: textOrAbsent,
  photos: everyPhoto(fc.option(fc.constant(true))),
  thumbs: everyPhoto(fc.option(fc.record({ displayUrl: textOrAbsent }))),
  webappUrl: textOrAbsent,
  redirectUrl: textOrAbsent,
  adminComment: textOrAbsent,
  appointment: fc.record({ customer: fc.record({ lastname: textOrAbsent }) }),
});

export const anyTokenResponse = fc.oneof(
  fc.record({ accessToken: fc.base64String({ minLength: 4 }), expires_in: fc.nat() }),
  fc.record({ access_token: fc.base64String({ minLength: 4 }), token_type: fc.constant('Bearer') }),
);

/** The changes of a valid response: some of its tree, then some of its bytes. */
interface Mutation {
  readonly tree: readonly TreeChange[];
  readonly bytes: readonly ByteChange[];
}

const anyMutation: fc.Arbitrary<Mutation> = fc.record({
  tree: fc.array(anyTreeChange, { maxLength: 3 }),
  bytes: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.array(anyByteChange, { maxLength: 3 })),
});

/** A valid value as JSON, changed; a few stay unchanged. */
export function mutatedBytes(valid: fc.Arbitrary<unknown>): fc.Arbitrary<Uint8Array<ArrayBuffer>> {
  return fc.tuple(valid, anyMutation).map(([value, { tree, bytes }]) => {
    const encoded = new TextEncoder().encode(printed(tree.reduce(changed, treeOf(value))));
    return bytes.reduce((before, change) => change(before), encoded);
  });
}
