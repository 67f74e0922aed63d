import {
  documents,
  perRequiredFlag,
  providerRules,
  type DocumentName,
  type PhotoName,
  type Procedure,
  type ProcedureStatus,
} from '@recto/core';
import { samplePhoto } from '../screens/sample-photos.ts';

/** The procedure token of every link in these stories. */
export const token = 'c0ffee-2026';

const origin = 'https://recto.example.com';

/** What the provider knows when the link is opened, in a designer's words. */
export interface Link {
  readonly status: ProcedureStatus;
  /** Empty where the provider does not know it. */
  readonly lastname: string;
  /** The documents that are asked for. */
  readonly asked: readonly DocumentName[];
  /** The photos that the provider has already. */
  readonly there: readonly PhotoName[];
  /** Why the photos were refused. Empty where no reason was given. */
  readonly adminComment: string;
}

const everything: Link = {
  status: 'active',
  lastname: 'Lefèvre',
  asked: documents.map(({ name }) => name),
  there: [],
  adminComment: 'Le verso de la carte d’identité est flou : le numéro n’est pas lisible.',
};

const idCardOnly: Link = { ...everything, asked: ['idCard'] };

/** Links, each named after what it asks for or how it stands. */
export const links = {
  everything,
  everythingStarted: { ...everything, status: 'started' },
  idCardOnly,
  idCardStarted: { ...idCardOnly, status: 'started' },
  refused: { ...idCardOnly, status: 'refused' },
  finished: { ...idCardOnly, status: 'finished' },
  expired: { ...idCardOnly, status: 'expired' },
} as const satisfies Record<string, Link>;

/** The procedure of a link, before the provider has any photo. */
export function procedureOf({ status, lastname, asked, adminComment }: Link): Procedure {
  const procedure = providerRules.createProcedure({
    language: 'fr-fr',
    ...perRequiredFlag(({ name }) => asked.includes(name)),
    lastname: lastname === '' ? null : lastname,
    webappUrl: `${origin}/${token}`,
    redirectUrl: `${origin}/thanks`,
  });
  const comment = status === 'refused' && adminComment !== '' ? adminComment : null;
  return { ...procedure, status, adminComment: comment };
}

/** The procedure of a link with the photos that the provider has: the fake camera's, the same pixels every time. */
export async function procedureWithPhotos(link: Link): Promise<Procedure> {
  let procedure = providerRules.start(procedureOf({ ...link, status: 'active' }));
  for (const photo of link.there) {
    const { dataUrl } = await samplePhoto(photo);
    procedure = providerRules.keepPhoto(procedure, photo, { displayUrl: dataUrl });
  }
  const { status, adminComment } = procedureOf(link);
  return { ...procedure, status, adminComment };
}
