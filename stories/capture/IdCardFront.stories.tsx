import { CaptureView } from '@recto/ui';
import type { Meta } from '@storybook/react-vite';
import { cameraModes } from '../../.storybook/chromatic-modes.ts';
import { documentedScreen } from '../../.storybook/docs/component-docs.ts';
import { captureStates, captureStory, stepMeta } from './capture-stories.tsx';

const meta = {
  title: 'Capture/1 ID card front',
  ...stepMeta,
  ...documentedScreen(
    CaptureView,
    'The camera with its frame, then the photo that was taken, then what happens while it is sent. This page has every state of the first photo; the other four photos look alike.',
    cameraModes,
  ),
  tags: ['autodocs'],
} satisfies Meta;
export default meta;

/**
 * Storybook finds stories by their `export const`; `test/unit/stories` checks that none is missing. A `name`
 * is what the sidebar shows and the search finds; the story's id is that of its export.
 */

export const CameraStarting = captureStory('idCardRecto', captureStates.CameraStarting);
export const Viewfinder = captureStory('idCardRecto', captureStates.Viewfinder);
export const ViewfinderOneCamera = captureStory('idCardRecto', captureStates.ViewfinderOneCamera);
export const ViewfinderWithHint = captureStory('idCardRecto', captureStates.ViewfinderWithHint);
export const CameraOff = captureStory('idCardRecto', captureStates.CameraOff);
export const CameraSlow = captureStory('idCardRecto', captureStates.CameraSlow);
export const TapNeeded = captureStory('idCardRecto', captureStates.TapNeeded);
export const Resting = captureStory('idCardRecto', captureStates.Resting);
export const TakingPhoto = captureStory('idCardRecto', captureStates.TakingPhoto);
export const Landscape = {
  ...captureStory('idCardRecto', captureStates.Landscape),
  globals: { viewport: { value: 'landscape', isRotated: false } },
};
export const Preview = captureStory('idCardRecto', captureStates.Preview);
export const FileNotShown = captureStory('idCardRecto', captureStates.FileNotShown);
export const Uploading = captureStory('idCardRecto', captureStates.Uploading);
export const UploadSlow = captureStory('idCardRecto', captureStates.UploadSlow);
export const Sent = captureStory('idCardRecto', captureStates.Sent);
export const AfterKept = captureStory('idCardRecto', captureStates.AfterKept);
export const AfterSending = captureStory('idCardRecto', captureStates.AfterSending);
export const CameraAppOffered = captureStory('idCardRecto', captureStates.CameraAppOffered);
export const CameraAppOfferedWithHint = captureStory('idCardRecto', captureStates.CameraAppOfferedWithHint);
/** A GIF was chosen. */
export const FileRefused = captureStory('idCardRecto', captureStates.FileRefused);
export const UploadFailed = captureStory('idCardRecto', captureStates.UploadFailed);
export const UploadFailedWithReference = captureStory('idCardRecto', captureStates.UploadFailedWithReference);
export const PhotoTooLarge = captureStory('idCardRecto', captureStates.PhotoTooLarge);
export const CameraDenied = captureStory('idCardRecto', captureStates.CameraDenied);
export const AfterRefusal = captureStory('idCardRecto', captureStates.AfterRefusal);
export const NoConnection = captureStory('idCardRecto', captureStates.NoConnection);
export const ServiceUnavailable = captureStory('idCardRecto', captureStates.ServiceUnavailable);
