import { perPhoto, type PhotoName, type Procedure, type ProcedureRepository } from '@recto/core';
import { showCapture } from '../../../docs/examples/capture-app.tsx';

/**
 * An app that is not Recto's, with content of its own: it asks for the front of the ID card in a box of its page, and
 * stores the photo in a variable.
 */

declare global {
  interface Window {
    /** What the provider has received, by photo: bytes. */
    received: Partial<Record<PhotoName, number>>;
    /** Shows the capture screen. */
    showCapture: () => Promise<void>;
    removeCapture: () => void;
  }
}

window.received = {};

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

const repository: ProcedureRepository = {
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

window.showCapture = async () => {
  window.removeCapture = await showCapture(document.querySelector('#capture')!, {
    token: 'own-token',
    language: 'en-gb',
    repository,
    onDone: () => undefined,
  });
};
