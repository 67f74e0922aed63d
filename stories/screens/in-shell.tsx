import { ProcedureShell, ToastArea } from '@recto/ui';
import type { Decorator } from '@storybook/react-vite';

/** Puts a screen where a person meets it: in the parent shell (§2). */
export const inShell: Decorator = (Story) => (
  <ProcedureShell version="1.0.0" toasts={<ToastArea />}>
    <Story />
  </ProcedureShell>
);
