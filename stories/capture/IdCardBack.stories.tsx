import type { Meta } from '@storybook/react-vite';
import { sampleRefusals } from '../fake-host/links.ts';
import { captureStates, captureStory, everyState, stepMeta } from './capture-stories.tsx';

const meta = { title: 'Capture/2 ID card back', ...stepMeta } satisfies Meta;
export default meta;

/** The texts of this step in every language. */
export const Viewfinder = captureStory('idCardVerso', captureStates.Viewfinder);

/** The front was refused while the customer was here: it is sent again with a tap. */
export const FrontNotSent = captureStory('idCardVerso', {
  moment: 'capture',
  differences: { trouble: { photo: 'idCardRecto', problem: 'failed' } },
});

/** The front can't be sent as it is. */
export const FrontTooLarge = captureStory('idCardVerso', {
  moment: 'capture',
  differences: { trouble: { photo: 'idCardRecto', problem: 'Toasts.photoTooLarge' } },
});

/** It was refused by itself: the reason is in the viewfinder, where the guidance is stricter about just that. */
export const Refused = captureStory('idCardVerso', {
  moment: 'capture',
  differences: { refusals: sampleRefusals },
});

/** The same while the new photo is looked at. */
export const RefusedPreview = captureStory('idCardVerso', {
  moment: 'preview',
  differences: { refusals: sampleRefusals },
});

export const EveryState = everyState('idCardVerso');
