import { showCapture } from '../../../docs/examples/capture-app.tsx';
import { ownProvider } from './own-provider.ts';

/** An app that is not Recto's, with content of its own: it asks for the front of the ID card in a box of its page. */

declare global {
  interface Window {
    /** Shows the capture screen. */
    showCapture: () => Promise<void>;
    removeCapture: () => void;
    /** How often the app was called because every photo is taken. */
    timesDone: number;
  }
}

window.timesDone = 0;
window.showCapture = async () => {
  window.removeCapture = await showCapture(document.querySelector('#capture')!, {
    token: 'own-token',
    language: 'en-gb',
    repository: ownProvider(),
    workers: document.documentElement.dataset['workers'],
    onDone: () => {
      window.timesDone += 1;
      // As an app does that has nothing more to show.
      window.removeCapture();
    },
  });
};
