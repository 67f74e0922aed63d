import { photoNames, type PhotoName, type Procedure } from '@recto/core';
import { publishedProcedure } from '../provider/published-procedure.ts';
import type { ProcedureRecord, ReceivedPhoto } from '../state/procedure-record.ts';

/** A procedure in the operator's API. */
export interface ProcedureView {
  readonly token: string;
  /** The customer's link. */
  readonly link: string;
  readonly createdAt: string;
  readonly demonstration: boolean;
  /** As call 2 would return it now. */
  readonly procedure: Procedure;
  /** The received photos, in the order of §3. */
  readonly received: readonly ReceivedPhotoView[];
}

export interface ReceivedPhotoView extends Omit<ReceivedPhoto, 'imageId'> {
  readonly name: PhotoName;
}

/** @param origin the server's public origin. */
export function procedureView(record: ProcedureRecord, origin: string): ProcedureView {
  const { token, createdAt, demonstration, procedure, received } = record;
  return {
    token,
    link: linkOf(record, origin),
    createdAt,
    demonstration,
    procedure: publishedProcedure(procedure, origin),
    received: photoNames.flatMap((name) => {
      const photo = received[name];
      if (photo === null) return [];
      const { imageId: _, ...rest } = photo;
      return [{ name, ...rest }];
    }),
  };
}

/** The customer's link. Not the procedure's `webappUrl`: a test may have set a hostile one. */
export function linkOf({ token }: ProcedureRecord, origin: string): string {
  return `${origin}/${token}`;
}
