import type { ReactNode } from 'react';
import { CurrentConnection, type Connection } from '../../components/layout/connection.ts';
import { Page } from '../../components/layout/Page.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { ShellFooter } from './ShellFooter.tsx';

export interface ProcedureShellProps {
  /** As in package.json, such as `1.4.0`. */
  readonly version: string;
  readonly connection: Connection;
  /** Photos are being taken: without a connection they wait, and nobody has to. */
  readonly photosWait: boolean;
  /** The toast area: it is there before the first toast, or a screen reader would miss that one. */
  readonly toasts: ReactNode;
  /** The screen. */
  readonly children: ReactNode;
}

/** The parent shell of a procedure's screens (§2). The capture screen lies over all of it but the toasts. */
export function ProcedureShell({ version, connection, photosWait, toasts, children }: ProcedureShellProps) {
  return (
    <>
      {toasts}
      <Page
        notice={<ConnectionNotice connection={connection} photosWait={photosWait} />}
        footer={<ShellFooter version={version} />}
      >
        <CurrentConnection value={connection}>{children}</CurrentConnection>
      </Page>
    </>
  );
}
