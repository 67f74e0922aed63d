import { requiredPhotos, type PhotoName, type RequiredFlags } from './photos.ts';
import type { RefusedPhotos } from './refused-photo.ts';

/** The entities of §3: what the provider knows about one procedure. */

export const procedureStatuses = ['active', 'started', 'finished', 'refused', 'expired'] as const;

export type ProcedureStatus = (typeof procedureStatuses)[number];

/** A photo that the provider has, as far as §3 describes it. */
export interface Thumb {
  /** Comes from the server: check it before use (`safeImage`). Null if it sent no usable address. */
  readonly displayUrl: string | null;
}

/**
 * A procedure as the provider sends it (§3) and as local storage keeps it. The flags that say which
 * documents it asks for (`idCardRequired` …) come from the table in `photos.ts`.
 */
export interface Procedure extends RequiredFlags {
  readonly status: ProcedureStatus;
  /** As sent, perhaps a language that Recto has no texts for; see `chooseLanguage`. */
  readonly language: string | null;
  /** Null if absent. What a present photo looks like is not specified, so adapters keep only whether it is present. */
  readonly photos: Readonly<Record<PhotoName, unknown>>;
  readonly thumbs: Readonly<Record<PhotoName, Thumb | null>>;
  /** Address of this procedure's web app, for the QR code of `/mobile`. */
  readonly webappUrl: string | null;
  /** The target of the link on the status screen, when the procedure has ended. */
  readonly redirectUrl: string | null;
  /** Why an administrator refused the photos: text, never markup. */
  readonly adminComment: string | null;
  /**
   * The provider's reference for the customer's papers, if it sends one (decision 7.5): shown once the photos are
   * submitted, and never stored.
   */
  readonly reference?: string | undefined;
  /**
   * Why single photos were refused, if the provider says so (decision 7.10): until each was taken again. Never stored.
   */
  readonly refusals?: RefusedPhotos | undefined;
  readonly appointment: { readonly customer: { readonly lastname: string | null } };
}

/** Whether the provider has this photo: its thumb or the photo itself is not null (decision 3.1). */
export function hasPhoto(procedure: Procedure, name: PhotoName): boolean {
  return procedure.thumbs[name] != null || procedure.photos[name] != null;
}

/** The required photos that the provider does not have yet, in order. Confirm is disabled until there are none (§5). */
export function missingPhotos(procedure: Procedure): readonly PhotoName[] {
  return requiredPhotos(procedure).filter((name) => !hasPhoto(procedure, name));
}
