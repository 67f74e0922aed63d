import { ProcedureShell, ToastArea } from '@recto/ui';
import type { Decorator } from '@storybook/react-vite';

/**
 * Puts a screen where a person meets it: in the parent shell (§2). The parameter `offline` takes it off
 * the internet; where it is `photosWait`, photos are being taken meanwhile.
 */
export const inShell: Decorator = (Story, { parameters }) => (
  <ProcedureShell
    version="1.0.0"
    offline={parameters['offline'] !== undefined}
    photosWait={parameters['offline'] === 'photosWait'}
    toasts={<ToastArea />}
  >
    <Story />
  </ProcedureShell>
);
