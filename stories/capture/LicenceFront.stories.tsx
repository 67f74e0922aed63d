import type { Meta } from '@storybook/react-vite';
import { captureStates, captureStory, everyState, stepMeta } from './capture-stories.tsx';

// The id is that of the pictures in test/visual/baselines.
const meta = {
  id: 'capture-3-licence-front',
  title: 'Capture/3 Driver licence front',
  ...stepMeta,
} satisfies Meta;
export default meta;

/** The texts of this step in every language. */
export const TwoCameras = {
  ...captureStory('driverLicenseRecto', captureStates.TwoCameras),
  name: 'Viewfinder',
};
export const Preview = captureStory('driverLicenseRecto', captureStates.Preview);

export const EveryState = everyState('driverLicenseRecto');
