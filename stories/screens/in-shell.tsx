import { ProcedureShell, ToastArea, type Connection } from '@recto/ui';
import type { Decorator } from '@storybook/react-vite';

export interface ShellParameters {
  readonly connection: Connection;
  readonly photosWait: boolean;
}

/**
 * Puts a screen where a person meets it: in the parent shell (§2). The parameters `connection` and
 * `photosWait` are those of the shell.
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
