import type { Meta } from '@storybook/react-vite';
import { captureStates, captureStory, everyState, stepMeta } from './capture-stories.tsx';

const meta = { title: 'Capture/4 Licence back', ...stepMeta } satisfies Meta;
export default meta;

/** The texts of this step in every language. */
export const TwoCameras = captureStory('driverLicenseVerso', captureStates.TwoCameras);

export const EveryState = everyState('driverLicenseVerso');
