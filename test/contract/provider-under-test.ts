import type { ProcedureRepository, providerRules, RepositoryErrorCode, UploadOptions } from '@recto/core';
import { requiring } from '../support/procedures.ts';
import { jpegFile, jpegImage } from './images.ts';

export type CallName = keyof ProcedureRepository;

/** A provider with its adapter, the actions of its administrator, and its faults. */
export interface ProviderUnderTest {
  readonly repository: ProcedureRepository;
  /** Makes a procedure; a document that is not given is not required, other facts are null. Its language is French. */
  create(given: Partial<providerRules.NewProcedure>): Promise<string>;
  refuse(token: string, comment: string): Promise<void>;
  expire(token: string): Promise<void>;
  /** From now on this call fails so, until `recover`. */
  fail(call: CallName, code: RepositoryErrorCode): Promise<void>;
  /**
   * The provider acts on the next call of this kind after this time; resolves with a function that waits for its arrival.
   * @param ms `Infinity`: never.
   */
  delay(call: CallName, ms: number): Promise<{ arrived: () => Promise<void> }>;
  recover(): Promise<void>;
}

/** Each call, as it is made by a procedure for which the ID card alone is required. */
export const calls: Readonly<
  Record<
    CallName,
    (repository: ProcedureRepository, token: string, options?: UploadOptions) => Promise<unknown>
  >
> = {
  readProcedure: (repository, token, options) => repository.readProcedure(token, options),
  setStarted: (repository, token, options) => repository.setStarted(token, options),
  setFinished: (repository, token, options) => repository.setFinished(token, options),
  reset: (repository, token, options) => repository.reset(token, options),
  savePhoto: (repository, token, options) => repository.savePhoto(token, 'idCardRecto', jpegImage, options),
  uploadPhoto: (repository, token, options) =>
    repository.uploadPhoto(token, 'idCardRecto', jpegFile, options),
  deletePhoto: (repository, token, options) => repository.deletePhoto(token, 'idCardRecto', options),
};
export const callNames = Object.keys(calls) as CallName[];

export const refused = { name: 'RepositoryError', code: 'refused' };

/** Makes a procedure and starts it. @returns its token. */
export async function started(
  provider: ProviderUnderTest,
  given: Partial<providerRules.NewProcedure>,
): Promise<string> {
  const token = await provider.create(given);
  await provider.repository.setStarted(token);
  return token;
}

/** Makes a procedure for which the ID card alone is required, and has been taken. @returns its token. */
export async function complete(provider: ProviderUnderTest): Promise<string> {
  const token = await started(provider, requiring('idCard'));
  await provider.repository.savePhoto(token, 'idCardRecto', jpegImage);
  await provider.repository.savePhoto(token, 'idCardVerso', jpegImage);
  return token;
}
