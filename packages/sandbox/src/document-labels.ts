import { photoNamed, type DocumentName, type PhotoName } from '@recto/core';

interface DocumentLabels {
  /** On the operator page. */
  readonly label: string;
  /** The option of `npm run sandbox -- create` that asks for the document. */
  readonly option: string;
  /** What the option asks for, in its help. */
  readonly asksFor: string;
}

/** How the operator page and the command line name each document. */
export const documentLabels = {
  idCard: { label: 'ID card', option: 'id-card', asksFor: 'both sides of the ID card' },
  driverLicense: {
    label: 'Driving licence',
    option: 'licence',
    asksFor: 'both sides of the driving licence',
  },
  clientPicture: { label: 'Selfie', option: 'selfie', asksFor: 'the selfie' },
} as const satisfies Readonly<Record<DocumentName, DocumentLabels>>;

/** How the operator page names a photo, such as `ID card, front`. */
export function photoLabel(name: PhotoName): string {
  const { document, side } = photoNamed(name);
  const { label } = documentLabels[document];
  return side === null ? label : `${label}, ${side}`;
}
