import type { Meta } from '@storybook/react-vite';
import { captureStates, captureStory, everyState, stepMeta } from './capture-stories.tsx';

// The id is that of the pictures in test/visual/baselines.
const meta = {
  id: 'capture-4-licence-back',
  title: 'Capture/4 Driver licence back',
  ...stepMeta,
} satisfies Meta;
export default meta;

/** The texts of this step in every language. */
export const TwoCameras = {
  ...captureStory('driverLicenseVerso', captureStates.TwoCameras),
  name: 'Viewfinder',
};

export const EveryState = everyState('driverLicenseVerso');
