import type { Meta } from '@storybook/react-vite';
import { captureStates, captureStory, everyState, stepMeta } from './capture-stories.tsx';

const meta = {
  title: 'Capture/4 Driver licence back',
  ...stepMeta,
} satisfies Meta;
export default meta;

/** The texts of this step in every language. */
export const Viewfinder = captureStory('driverLicenseVerso', captureStates.Viewfinder);

export const EveryState = everyState('driverLicenseVerso');
