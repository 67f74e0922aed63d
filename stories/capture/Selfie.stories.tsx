import type { Meta } from '@storybook/react-vite';
import { captureStates, captureStory, everyState, stepMeta } from './capture-stories.tsx';

const meta = { title: 'Capture/5 Selfie', ...stepMeta } satisfies Meta;
export default meta;

/** The texts of this step in every language. */
export const Viewfinder = captureStory('clientPicture', captureStates.Viewfinder);
export const Preview = captureStory('clientPicture', captureStates.Preview);

export const EveryState = everyState('clientPicture');
