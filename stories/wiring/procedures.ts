import { providerRules, type Procedure } from '@recto/core';

/** The procedure token of every link in these stories. */
export const token = 'c0ffee-2026';

const origin = 'https://recto.example.com';

const everything = providerRules.createProcedure({
  language: 'fr-fr',
  idCardRequired: true,
  driverLicenseRequired: true,
  driverPictureRequired: true,
  lastname: 'Lefèvre',
  webappUrl: `${origin}/${token}`,
  redirectUrl: `${origin}/thanks`,
});

const idCardOnly = { ...everything, driverLicenseRequired: false, driverPictureRequired: false };

/** What the provider knows when the link is opened, each named after what it asks for or how it stands. */
export const procedures = {
  everything,
  idCardOnly,
  idCardStarted: providerRules.start(idCardOnly),
  licenceStarted: providerRules.start({
    ...everything,
    idCardRequired: false,
    driverPictureRequired: false,
  }),
  selfieStarted: providerRules.start({
    ...everything,
    idCardRequired: false,
    driverLicenseRequired: false,
  }),
  refused: providerRules.refuse(
    idCardOnly,
    'Le verso de la carte d’identité est flou : le numéro n’est pas lisible.',
  ),
  finished: { ...idCardOnly, status: 'finished' },
  expired: providerRules.expire(idCardOnly),
} as const satisfies Record<string, Procedure>;

export type ProcedureName = keyof typeof procedures;
