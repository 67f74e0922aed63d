import {
  perPhoto,
  perRequiredFlag,
  photoNames,
  procedureStatuses,
  refusalCodes,
  type PhotoName,
  type Procedure,
} from '@recto/core';
import * as v from 'valibot';

/** The record of a received image, without its bytes. */
export interface ReceivedPhoto {
  /** The id of its image file; random, so that its address can't be guessed. */
  readonly imageId: string;
  readonly contentType: string;
  /** Size in bytes. */
  readonly bytes: number;
  /** SHA-256 of the bytes, in hexadecimal. */
  readonly sha256: string;
  /** Call 6 (`savePhoto`) or call 7 (`uploadPhoto`). */
  readonly call: 'savePhoto' | 'uploadPhoto';
  /** ISO 8601. */
  readonly receivedAt: string;
}

/** A procedure as the sandbox stores it on disk. */
export interface ProcedureRecord {
  readonly token: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** Whether `npm start` created it as a demonstration. */
  readonly demonstration: boolean;
  /** Addresses on this server are stored as paths, because the origin may differ at the next start. */
  readonly procedure: Procedure;
  readonly received: Readonly<Record<PhotoName, ReceivedPhoto | null>>;
  /** The photos that call 5 does not clear, as the last refusal says; absent for none. */
  readonly kept?: readonly PhotoName[] | undefined;
}

export const noReceivedPhotos = perPhoto(() => null);

const receivedPhotoSchema: v.GenericSchema<unknown, ReceivedPhoto> = v.object({
  imageId: v.string(),
  contentType: v.string(),
  bytes: v.number(),
  sha256: v.string(),
  call: v.picklist(['savePhoto', 'uploadPhoto']),
  receivedAt: v.string(),
});

export const thumbSchema = v.nullable(v.object({ displayUrl: v.string() }));

/** Why single photos were refused (decision 7.10); null or absent for the others. */
export const refusalsSchema = v.strictObject(
  perPhoto(() =>
    v.exactOptional(
      v.strictObject({ code: v.picklist(refusalCodes), comment: v.optional(v.nullable(v.string()), null) }),
    ),
  ),
);

/** The fields of §3. Texts are not restricted, so that tests can set hostile ones. */
export const procedureEntries = {
  status: v.picklist(procedureStatuses),
  language: v.nullable(v.string()),
  ...perRequiredFlag(() => v.boolean()),
  photos: v.object(perPhoto(() => v.unknown())),
  thumbs: v.object(perPhoto(() => thumbSchema)),
  webappUrl: v.nullable(v.string()),
  redirectUrl: v.nullable(v.string()),
  adminComment: v.nullable(v.string()),
  refusals: v.optional(refusalsSchema),
  appointment: v.object({ customer: v.object({ lastname: v.nullable(v.string()) }) }),
};

export const procedureRecordSchema: v.GenericSchema<unknown, ProcedureRecord> = v.object({
  token: v.string(),
  createdAt: v.string(),
  demonstration: v.boolean(),
  procedure: v.object(procedureEntries),
  received: v.object(perPhoto(() => v.nullable(receivedPhotoSchema))),
  kept: v.optional(v.array(v.picklist(photoNames))),
});
