import type { PhotoUpload } from '../ports/photo-vault.ts';
import type { ProcedureRepository, UploadOptions } from '../ports/procedure-repository.ts';
import type { Thumb } from '../model/procedure.ts';

/** Call 6 for a photo that the camera took, call 7 for a picked file. @throws RepositoryError */
export function sendContent(
  repository: ProcedureRepository,
  token: string,
  content: PhotoUpload,
  options: UploadOptions,
): Promise<Thumb> {
  const { photo } = content;
  if (content.source === 'taken') return repository.savePhoto(token, photo, content.image, options);
  return repository.uploadPhoto(token, photo, content.file, options);
}
