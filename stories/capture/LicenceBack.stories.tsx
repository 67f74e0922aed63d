import type { Meta } from '@storybook/react-vite';
import { captureMeta, captureStories } from './capture-stories.tsx';

const meta = { title: 'Capture/4 Licence back', ...captureMeta, tags: ['variation'] } satisfies Meta;
export default meta;

const stories = captureStories('driverLicenseVerso');

export const TheCameraStarts = stories.TheCameraStarts;
export const ThePhoneHasTwoCameras = stories.ThePhoneHasTwoCameras;
export const ThePhoneHasOneCamera = stories.ThePhoneHasOneCamera;
export const TheCameraIsOff = stories.TheCameraIsOff;
export const TheCameraComesBack = stories.TheCameraComesBack;
export const TheCameraTakesLong = stories.TheCameraTakesLong;
export const TheBrowserWaitsForATap = stories.TheBrowserWaitsForATap;
export const TheFrameIsBeingTaken = stories.TheFrameIsBeingTaken;
export const ThePhoneLiesOnItsSide = stories.ThePhoneLiesOnItsSide;
export const ThePhotoHasBeenTaken = stories.ThePhotoHasBeenTaken;
export const ThePhotoIsOnItsWay = stories.ThePhotoIsOnItsWay;
export const ThePhotoTakesLong = stories.ThePhotoTakesLong;
export const ThePhotoCouldNotBeSent = stories.ThePhotoCouldNotBeSent;
export const TheCameraIsRefused = stories.TheCameraIsRefused;
export const ThereIsNoConnection = stories.ThereIsNoConnection;
export const TheServiceDoesNotAnswer = stories.TheServiceDoesNotAnswer;
