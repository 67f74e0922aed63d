import type { Meta } from '@storybook/react-vite';
import { captureStates, captureStory, everyState, stepMeta } from './capture-stories.tsx';

const meta = { title: 'Capture/3 Licence front', ...stepMeta } satisfies Meta;
export default meta;

/** The texts of this step in every language. */
export const TwoCameras = captureStory('driverLicenseRecto', captureStates.TwoCameras);
export const Preview = captureStory('driverLicenseRecto', captureStates.Preview);

export const EveryState = everyState('driverLicenseRecto');
