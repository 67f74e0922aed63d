/** The entities of §3: what the provider knows of one procedure. */

/** The photos that a procedure can ask for (§3), in the order in which they are taken (§4). */
export const photoNames = [
  'idCardRecto',
  'idCardVerso',
  'driverLicenseRecto',
  'driverLicenseVerso',
  'clientPicture',
] as const;

export type PhotoName = (typeof photoNames)[number];

export const procedureStatuses = ['active', 'started', 'finished', 'refused', 'expired'] as const;

export type ProcedureStatus = (typeof procedureStatuses)[number];

/** A photo that the provider holds, as far as §3 names it. */
export interface Thumb {
  /** Comes from the server: check it before use (`safeImage`). Null where it gave none that can be used. */
  readonly displayUrl: string | null;
}

/** A procedure as the provider sends it (§3) and as local storage keeps it. Everything in it is the provider's word. */
export interface Procedure {
  readonly status: ProcedureStatus;
  /** As sent, perhaps a language that Recto does not speak; see `chooseLanguage`. */
  readonly language: string | null;
  readonly idCardRequired: boolean;
  readonly driverLicenseRequired: boolean;
  readonly driverPictureRequired: boolean;
  /** Null where absent; what a present photo looks like is not specified, so adapters carry its presence alone. */
  readonly photos: Readonly<Record<PhotoName, unknown>>;
  readonly thumbs: Readonly<Record<PhotoName, Thumb | null>>;
  /** Address of this procedure's web app, for the QR code of `/mobile`. */
  readonly webappUrl: string | null;
  /** Where the person goes on after the procedure has ended. */
  readonly redirectUrl: string | null;
  /** Why an administrator refused the photos: text, never markup. */
  readonly adminComment: string | null;
  readonly appointment: { readonly customer: { readonly lastname: string | null } };
}

/** Whether the provider holds this photo: its thumb or the photo itself is not null (decisions, "Photos"). */
export function hasPhoto(procedure: Procedure, name: PhotoName): boolean {
  return procedure.thumbs[name] != null || procedure.photos[name] != null;
}
