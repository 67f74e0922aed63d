import { perPhoto, type PhotoName, type Procedure, type ProcedureRepository } from '@recto/core';

/** The provider of an app that is not Recto's: it asks for the ID card, and keeps its photos in a variable. */

declare global {
  interface Window {
    /** What the provider has received, by photo: bytes. */
    received: Partial<Record<PhotoName, number>>;
  }
}

const procedure: Procedure = {
  status: 'started',
  language: 'en-gb',
  idCardRequired: true,
  driverLicenseRequired: false,
  driverPictureRequired: false,
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
  return {
    readProcedure: () => Promise.resolve(procedure),
    savePhoto: (_token, name, image) => {
      window.received[name] = image.dataUrl.length;
      return Promise.resolve({ displayUrl: image.dataUrl });
    },
    uploadPhoto: unused,
    deletePhoto: unused,
    setStarted: unused,
    setFinished: unused,
    reset: unused,
  };
}
