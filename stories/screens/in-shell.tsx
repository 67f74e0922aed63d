import { ProcedureShell, ToastArea, type Connection } from '@recto/ui';
import type { Decorator } from '@storybook/react-vite';
import { choice } from '../fake-host/scenario-controls.ts';
import { useToolbarLanguage } from './toolbar-language.ts';

export interface ShellParameters {
  readonly connection: Connection;
  readonly photosWait: boolean;
}

const connectionLabels = {
  online: 'Online',
  offline: 'Offline',
  unanswered: 'The provider does not respond',
} satisfies Record<Connection, string>;

/** The control of a story in the shell. It replaces the story's parameter. */
export const shellControls = {
  connection: { name: 'Network', ...choice('radio', connectionLabels) },
} as const;

/**
 * Shows a screen inside the parent shell (§2). The story parameters `connection` and `photosWait` set
 * the shell's props; the arg `connection` comes before the parameter.
 */
export const inShell: Decorator = function InShell(Story, { parameters, args }) {
  const { connection = 'online', photosWait = false } = parameters as Partial<ShellParameters>;
  return (
    <ProcedureShell
      languageChoice={useToolbarLanguage()}
      version="1.0.0"
      connection={(args['connection'] as Connection | undefined) ?? connection}
      photosWait={photosWait}
      toasts={<ToastArea />}
    >
      <Story />
    </ProcedureShell>
  );
};
