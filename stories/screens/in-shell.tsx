import { ProcedureShell, ToastArea } from '@recto/ui';
import type { Decorator } from '@storybook/react-vite';

/** Puts a screen where a person meets it: in the parent shell (§2), which the parameter `offline` takes off the internet. */
export const inShell: Decorator = (Story, { parameters }) => (
  <ProcedureShell version="1.0.0" offline={parameters['offline'] === true} toasts={<ToastArea />}>
    <Story />
  </ProcedureShell>
);
