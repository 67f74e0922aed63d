import type { Meta } from '@storybook/react-vite';
import { captureStates, captureStory, stepMeta } from './capture-stories.tsx';

/** The capture screen with `"filePicker": "withoutCamera"`: a file may be chosen only where no camera can be used (decision 3.17). */
const meta = { title: 'Capture/Camera only', ...stepMeta } satisfies Meta;
export default meta;

const filePicker = 'withoutCamera';

export const Viewfinder = captureStory('idCardRecto', { ...captureStates.Viewfinder, filePicker });
export const CameraSlow = captureStory('idCardRecto', { ...captureStates.CameraSlow, filePicker });
export const Landscape = {
  ...captureStory('idCardRecto', { ...captureStates.Landscape, filePicker }),
  globals: { viewport: { value: 'landscape', isRotated: false } },
};
export const CameraDenied = captureStory('idCardRecto', { ...captureStates.CameraDenied, filePicker });
