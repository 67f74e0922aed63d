import { photoNames, requiredDocuments, requiredPhotos } from '@recto/core';
import type { ProcedureRecord } from '../state/procedure-record.ts';

/** A procedure in one line. */
export function procedureLine({ token, procedure, received }: ProcedureRecord): string {
  const { status, language } = procedure;
  const count = photoNames.filter((name) => received[name] !== null).length;
  const photos = `${count}/${requiredPhotos(procedure).length} photos`;
  const name = procedure.appointment.customer.lastname ?? '';
  return [token, status.padEnd(8), language, photos, name].join('  ').trimEnd();
}

/** A procedure and its photos, in several lines. */
export function procedureText(record: ProcedureRecord): string {
  const { procedure, received } = record;
  const documents = requiredDocuments(procedure).map(({ name }) => name);
  const photos = photoNames.flatMap((name) => {
    const photo = received[name];
    return photo ? [`  ${name}  ${photo.contentType}  ${photo.bytes} bytes  sha-256 ${photo.sha256}`] : [];
  });
  return [
    procedureLine(record),
    `Asks for: ${documents.join(', ') || 'nothing'}`,
    `Redirect address: ${procedure.redirectUrl ?? 'none'}`,
    `Comment: ${procedure.adminComment ?? 'none'}`,
    'Photos received:',
    ...(photos.length > 0 ? photos : ['  none']),
  ].join('\n');
}
