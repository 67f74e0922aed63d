import {
  perPhoto,
  perRequiredFlag,
  RepositoryError,
  type PhotoName,
  type Procedure,
  type ProcedureRepository,
  type ProcedureStatus,
} from '@recto/core';

/**
 * The provider of an app that is not Recto's: it asks for the ID card, and keeps its photos in a variable. As a new link
 * everywhere, the procedure is active at first, and photos of it are refused until it is started.
 */

declare global {
  interface Window {
    /** What the provider has received, by photo: bytes. */
    received: Partial<Record<PhotoName, number>>;
    /** The status of the procedure, for tests of another one than a new link's. */
    procedureStatus?: ProcedureStatus;
    /** The photos that it has from the beginning; none by default. */
    photosThere?: readonly PhotoName[];
  }
}

const procedure: Procedure = {
  status: 'active',
  language: 'en-gb',
  ...perRequiredFlag(({ name }) => name === 'idCard'),
  photos: perPhoto(() => null),
  thumbs: perPhoto(() => null),
  webappUrl: null,
  redirectUrl: null,
  adminComment: null,
  appointment: { customer: { lastname: null } },
};

const unused = () => Promise.reject(new Error('The capture screen does not make this call.'));

export function ownProvider(): ProcedureRepository {
  window.received = {};
  let status = window.procedureStatus ?? procedure.status;
  const there = window.photosThere ?? [];
  const photos = perPhoto(({ name }) => (there.includes(name) ? name : null));
  return {
    readProcedure: () => Promise.resolve({ ...procedure, status, photos }),
    setStarted: () => {
      status = 'started';
      return Promise.resolve();
    },
    savePhoto: (_token, name, image) => {
      if (status !== 'started') return Promise.reject(new RepositoryError('refused'));
      window.received[name] = image.dataUrl.length;
      return Promise.resolve({ displayUrl: image.dataUrl });
    },
    uploadPhoto: unused,
    deletePhoto: unused,
    setFinished: unused,
    reset: unused,
  };
}
