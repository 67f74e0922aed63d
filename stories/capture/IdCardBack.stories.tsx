import type { Meta } from '@storybook/react-vite';
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

export const EveryState = everyState('idCardVerso');
