import { missingPhotos, RepositoryError, type ProcedureRepository } from '@recto/core';

/** What the app says about a procedure. */
export async function describeFile(repository: ProcedureRepository, token: string): Promise<string> {
  try {
    const { length } = missingPhotos(await repository.readProcedure(token));
    return length === 0 ? 'We have all photos.' : `We need ${length} photos.`;
  } catch (error) {
    if (!(error instanceof RepositoryError)) throw error;
    return error.code === 'refused' ? 'This link is not valid.' : 'Please try again in a few minutes.';
  }
}
