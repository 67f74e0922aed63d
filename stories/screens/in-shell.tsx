import { ProcedureShell, ToastArea, type Connection } from '@recto/ui';
import type { Decorator } from '@storybook/react-vite';

export interface ShellParameters {
  readonly connection: Connection;
  readonly photosWait: boolean;
}

/**
 * Shows a screen inside the parent shell (§2). The story parameters `connection` and `photosWait` set
 * the shell's props.
 */
export const inShell: Decorator = (Story, { parameters }) => (
  <ProcedureShell
    version="1.0.0"
    connection={(parameters as Partial<ShellParameters>).connection ?? 'online'}
    photosWait={(parameters as Partial<ShellParameters>).photosWait ?? false}
    toasts={<ToastArea />}
  >
    <Story />
  </ProcedureShell>
);
