import {
  documents,
  perRequiredFlag,
  providerRules,
  type DocumentName,
  type PhotoName,
  type Procedure,
  type ProcedureStatus,
  type RefusedPhotos,
} from '@recto/core';
import { samplePhoto } from '../screens/sample-photos.ts';

/** The procedure token of every link in these stories. */
export const token = 'c0ffee-2026';

const origin = 'https://recto.example.com';

/** What the provider knows about a link when it is opened. */
export interface Link {
  readonly status: ProcedureStatus;
  /** Empty if unknown. */
  readonly lastname: string;
  /** The documents that the procedure requires. */
  readonly requiredDocuments: readonly DocumentName[];
  /** The photos that the provider already has. */
  readonly sentPhotos: readonly PhotoName[];
  /** Why the photos were refused; empty if no reason was given. */
  readonly adminComment: string;
}

/** Single photos that were refused, one of them with the administrator's own words. */
export const sampleRefusals = {
  idCardVerso: { code: 'blurred', comment: 'Le numéro n’est pas lisible.' },
  clientPicture: { code: 'covered', comment: null },
} as const satisfies RefusedPhotos;

const everything: Link = {
  status: 'active',
  lastname: 'Lefèvre',
  requiredDocuments: documents.map(({ name }) => name),
  sentPhotos: [],
  adminComment: 'Le verso de la carte d’identité est flou : le numéro n’est pas lisible.',
};

const idCardOnly: Link = { ...everything, requiredDocuments: ['idCard'] };

/** Sample links, named after their required documents or their status. */
export const links = {
  everything,
  everythingStarted: { ...everything, status: 'started' },
  idCardOnly,
  idCardStarted: { ...idCardOnly, status: 'started' },
  refused: { ...idCardOnly, status: 'refused' },
  finished: { ...idCardOnly, status: 'finished' },
  expired: { ...idCardOnly, status: 'expired' },
} as const satisfies Record<string, Link>;

/** The procedure of a link, without photos. */
export function procedureOf({ status, lastname, requiredDocuments, adminComment }: Link): Procedure {
  const procedure = providerRules.createProcedure({
    language: 'fr-fr',
    ...perRequiredFlag(({ name }) => requiredDocuments.includes(name)),
    lastname: lastname === '' ? null : lastname,
    webappUrl: `${origin}/${token}`,
    redirectUrl: `${origin}/thanks`,
  });
  const comment = status === 'refused' && adminComment !== '' ? adminComment : null;
  return { ...procedure, status, adminComment: comment };
}

/** The procedure of a link, with the fake camera's images as thumbnails: the same pixels every time. */
export async function procedureWithPhotos(link: Link): Promise<Procedure> {
  let procedure = providerRules.start(procedureOf({ ...link, status: 'active' }));
  for (const photo of link.sentPhotos) {
    const { dataUrl } = await samplePhoto(photo);
    procedure = providerRules.keepPhoto(procedure, photo, { displayUrl: dataUrl });
  }
  const { status, adminComment } = procedureOf(link);
  return { ...procedure, status, adminComment };
}
