/**
 * The documents that a procedure can ask for and the photos of each (§1, §3, §9), in the order in which
 * they are taken (§4). This is the only table of photos: step order, step indices, required pictures,
 * the start list, the confirm sections, the masks and the cameras follow from it.
 *
 * CONTRIBUTING.md, "A sixth photo", says what else a new entry needs.
 */
const table = [
  {
    name: 'idCard',
    requiredFlag: 'idCardRequired',
    photos: [
      { name: 'idCardRecto', side: 'front', frame: 'card', facingMode: 'environment' },
      { name: 'idCardVerso', side: 'back', frame: 'card', facingMode: 'environment' },
    ],
  },
  {
    name: 'driverLicense',
    requiredFlag: 'driverLicenseRequired',
    photos: [
      { name: 'driverLicenseRecto', side: 'front', frame: 'card', facingMode: 'environment' },
      { name: 'driverLicenseVerso', side: 'back', frame: 'card', facingMode: 'environment' },
    ],
  },
  {
    name: 'clientPicture',
    requiredFlag: 'driverPictureRequired',
    photos: [{ name: 'clientPicture', side: null, frame: 'face', facingMode: 'user' }],
  },
] as const satisfies readonly TableEntry[];

interface TableEntry {
  readonly name: string;
  /** The field of a procedure that asks for this document (§1). */
  readonly requiredFlag: `${string}Required`;
  readonly photos: readonly [PhotoEntry, ...PhotoEntry[]];
}

interface PhotoEntry {
  /** As the provider spells it (§3). */
  readonly name: string;
  /** Null if one photo shows the whole document. */
  readonly side: 'front' | 'back' | null;
  readonly frame: PhotoFrame;
  readonly facingMode: FacingMode;
}

/** What the viewfinder's mask outlines (§2), and the shape in which the photo is shown. */
export type PhotoFrame = 'card' | 'face';

/** The direction of a camera: away from the customer (rear camera) or towards them (front camera). */
export type FacingMode = 'environment' | 'user';

type DocumentEntry = (typeof table)[number];
export type DocumentName = DocumentEntry['name'];
export type PhotoName = DocumentEntry['photos'][number]['name'];

/** The fields of a procedure that say which documents it asks for (§1). */
export type RequiredFlag = DocumentEntry['requiredFlag'];
export type RequiredFlags = Readonly<Record<RequiredFlag, boolean>>;

export interface Photo extends PhotoEntry {
  readonly name: PhotoName;
  readonly document: DocumentName;
}

/** A document that a procedure can require: an ID card, a driver licence, a selfie. */
export interface PhotographedDocument {
  readonly name: DocumentName;
  readonly requiredFlag: RequiredFlag;
  readonly photos: readonly Photo[];
}

/** Every document, in the order of §4. */
export const documents: readonly PhotographedDocument[] = table.map((document) => ({
  ...document,
  photos: document.photos.map((photo) => ({ ...photo, document: document.name })),
}));

/** Every photo, in the order in which they are taken (§4). */
export const photos: readonly Photo[] = documents.flatMap((document) => document.photos);

/** The names of `photos`. A step's index is the place of its name in this list (§2, §9). */
export const photoNames = photos.map((photo) => photo.name) as unknown as readonly [
  PhotoName,
  ...PhotoName[],
];

/** The table's entry for a photo. */
export function photoNamed(name: PhotoName): Photo {
  return photos.find((photo) => photo.name === name)!;
}

/** @returns an object with one value for each photo. */
export function perPhoto<Value>(valueOf: (photo: Photo) => Value): Record<PhotoName, Value> {
  return Object.fromEntries(photos.map((photo) => [photo.name, valueOf(photo)])) as Record<PhotoName, Value>;
}

/** @returns an object with one value for each document's flag, such as `idCardRequired`. */
export function perRequiredFlag<Value>(
  valueOf: (document: PhotographedDocument) => Value,
): Record<RequiredFlag, Value> {
  return Object.fromEntries(
    documents.map((document) => [document.requiredFlag, valueOf(document)]),
  ) as Record<RequiredFlag, Value>;
}

/** The documents that a procedure asks for, in order. */
export function requiredDocuments(flags: RequiredFlags): readonly PhotographedDocument[] {
  return documents.filter(({ requiredFlag }) => flags[requiredFlag]);
}

/** The photos that a procedure asks for, in the order in which they are taken (§4). */
export function requiredPhotos(flags: RequiredFlags): readonly PhotoName[] {
  return requiredDocuments(flags).flatMap((document) => document.photos.map((photo) => photo.name));
}
