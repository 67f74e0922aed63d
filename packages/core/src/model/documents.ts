import { hasPhoto, type PhotoName, type Procedure } from './procedure.ts';

/**
 * The one table that says which flag of a procedure asks for which photos (§1), in the order of §4.
 * Step order, required pictures, the start list and the confirm sections all follow from it.
 */
export const documents = [
  { name: 'idCard', requiredFlag: 'idCardRequired', photos: ['idCardRecto', 'idCardVerso'] },
  {
    name: 'driverLicense',
    requiredFlag: 'driverLicenseRequired',
    photos: ['driverLicenseRecto', 'driverLicenseVerso'],
  },
  { name: 'clientPicture', requiredFlag: 'driverPictureRequired', photos: ['clientPicture'] },
] as const satisfies readonly DocumentRule[];

interface DocumentRule {
  readonly name: string;
  readonly requiredFlag: 'idCardRequired' | 'driverLicenseRequired' | 'driverPictureRequired';
  readonly photos: readonly PhotoName[];
}

/** What a person is asked to show: an ID card, a driver licence, a selfie. */
export type PhotographedDocument = (typeof documents)[number];
export type DocumentName = PhotographedDocument['name'];

/** The documents that this procedure asks for, in order. */
export function requiredDocuments(procedure: Procedure): readonly PhotographedDocument[] {
  return documents.filter((document) => procedure[document.requiredFlag]);
}

/** The photos that this procedure asks for, in the order in which they are taken (§4). */
export function requiredPhotos(procedure: Procedure): readonly PhotoName[] {
  return requiredDocuments(procedure).flatMap((document) => document.photos);
}

/** The required photos that the provider does not hold yet, in order. Confirm waits until there are none (§5). */
export function missingPhotos(procedure: Procedure): readonly PhotoName[] {
  return requiredPhotos(procedure).filter((name) => !hasPhoto(procedure, name));
}
