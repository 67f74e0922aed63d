import { imageTypeOf, isAllowedSize, type AllowedImageType } from '../model/upload-rules.ts';
import { perPhoto, photoNames, type PhotoName, type RequiredFlags } from '../model/photos.ts';
import type { RefusedPhotos } from '../model/refused-photo.ts';
import { missingPhotos, type Procedure, type ProcedureStatus, type Thumb } from '../model/procedure.ts';

/**
 * What a provider allows (§4, §5), for the sandbox and `FakeProcedureRepository`. The app does not use these
 * rules; it asks its provider.
 */

export type ProviderRefusal =
  /** The procedure's status does not allow this now. */
  | 'conflict'
  /** No photo of that name exists. */
  | 'unknownPhoto'
  /** Over 20 MB. */
  | 'imageSize'
  /** Neither a PNG nor a JPEG. */
  | 'imageExtension';

export class ProviderRuleError extends Error {
  override readonly name = 'ProviderRuleError';
  readonly code: ProviderRefusal;

  constructor(code: ProviderRefusal) {
    super(`The provider refuses: ${code}.`);
    this.code = code;
  }
}

const noPhotos = perPhoto(() => null);

export interface NewProcedure extends RequiredFlags {
  readonly language: string;
  readonly lastname: string | null;
  readonly webappUrl: string;
  readonly redirectUrl: string | null;
}

/** A new procedure: active, without photos. */
export function createProcedure({ lastname, ...given }: NewProcedure): Procedure {
  return {
    ...given,
    status: 'active',
    photos: noPhotos,
    thumbs: noPhotos,
    adminComment: null,
    appointment: { customer: { lastname } },
  };
}

/** Call 3. */
export function start(procedure: Procedure): Procedure {
  expectStatus(procedure, 'active');
  return { ...procedure, status: 'started' };
}

/** Call 4: only when no photo is missing. */
export function finish(procedure: Procedure): Procedure {
  expectStatus(procedure, 'started');
  if (missingPhotos(procedure).length > 0) throw new ProviderRuleError('conflict');
  const { refusals: _refusals, ...rest } = procedure;
  return { ...rest, status: 'finished' };
}

/**
 * Call 5: resets a refused procedure, and clears its photos. Why single ones were refused stays until they are taken again.
 * @param kept the photos that stay; none by default.
 */
export function reset(procedure: Procedure, kept: readonly PhotoName[] = []): Procedure {
  expectStatus(procedure, 'refused');
  return {
    ...procedure,
    status: 'active',
    photos: perPhoto(({ name }) => (kept.includes(name) ? procedure.photos[name] : null)),
    thumbs: perPhoto(({ name }) => (kept.includes(name) ? procedure.thumbs[name] : null)),
    adminComment: null,
  };
}

/** Calls 6 and 7: stores a photo, in place of an earlier one of the same name. */
export function keepPhoto(procedure: Procedure, name: PhotoName, thumb: Thumb): Procedure {
  expectStatus(procedure, 'started');
  const { refusals, ...rest } = procedure;
  const others = Object.entries(refusals ?? {}).filter(([refused]) => refused !== name);
  return {
    ...rest,
    ...(others.length > 0 && { refusals: Object.fromEntries(others) }),
    photos: { ...procedure.photos, [name]: { name } },
    thumbs: { ...procedure.thumbs, [name]: thumb },
  };
}

/** Call 8: deletes a photo. Deleting one that is not there succeeds too. */
export function deletePhoto(procedure: Procedure, name: PhotoName): Procedure {
  expectStatus(procedure, 'started');
  return {
    ...procedure,
    photos: { ...procedure.photos, [name]: null },
    thumbs: { ...procedure.thumbs, [name]: null },
  };
}

/**
 * An administrator refuses the photos.
 * @param refusals why single ones are refused; without them, all are.
 */
export function refuse(
  procedure: Procedure,
  adminComment: string | null,
  refusals: RefusedPhotos = {},
): Procedure {
  const { refusals: _former, ...rest } = procedure;
  const isOfSingle = Object.keys(refusals).length > 0;
  return { ...rest, status: 'refused', adminComment, ...(isOfSingle && { refusals }) };
}

/**
 * The photos that call 5 leaves after such a refusal: all but the refused ones.
 * @returns none if no single photo is refused.
 */
export function keptAfter(refusals: RefusedPhotos): readonly PhotoName[] {
  return Object.keys(refusals).length === 0 ? [] : photoNames.filter((name) => !(name in refusals));
}

/** The procedure expires. */
export function expire(procedure: Procedure): Procedure {
  return { ...procedure, status: 'expired' };
}

/**
 * Reads a photo's name from a request.
 * @throws ProviderRuleError `unknownPhoto`.
 */
export function photoNameOf(text: unknown): PhotoName {
  const name = photoNames.find((known) => known === text);
  if (name === undefined) throw new ProviderRuleError('unknownPhoto');
  return name;
}

/**
 * Checks the bytes of a received image (§5).
 * @throws ProviderRuleError `imageSize` or `imageExtension`.
 */
export function imageTypeOrRefusal(bytes: Uint8Array): AllowedImageType {
  if (!isAllowedSize(bytes.byteLength)) throw new ProviderRuleError('imageSize');
  const type = imageTypeOf(bytes);
  if (type === null) throw new ProviderRuleError('imageExtension');
  return type;
}

function expectStatus(procedure: Procedure, status: ProcedureStatus): void {
  if (procedure.status !== status) throw new ProviderRuleError('conflict');
}
