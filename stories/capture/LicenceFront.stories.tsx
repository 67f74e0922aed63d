import type { Meta } from '@storybook/react-vite';
import { captureStates, captureStory, everyState, stepMeta } from './capture-stories.tsx';

const meta = {
  title: 'Capture/3 Driver licence front',
  ...stepMeta,
} satisfies Meta;
export default meta;

/** The texts of this step in every language. */
export const Viewfinder = captureStory('driverLicenseRecto', captureStates.Viewfinder);
export const Preview = captureStory('driverLicenseRecto', captureStates.Preview);

export const EveryState = everyState('driverLicenseRecto');
