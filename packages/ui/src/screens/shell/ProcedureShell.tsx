import type { ReactNode } from 'react';
import { Offline } from '../../components/layout/offline.ts';
import { Page } from '../../components/layout/Page.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { ShellFooter } from './ShellFooter.tsx';

export interface ProcedureShellProps {
  /** As in package.json, such as `1.4.0`. */
  readonly version: string;
  /** There is no connection to the internet. */
  readonly offline: boolean;
  /** Photos are being taken: without a connection they wait, and nobody has to. */
  readonly photosWait: boolean;
  /** The toast area: it is there before the first toast, or a screen reader would miss that one. */
  readonly toasts: ReactNode;
  /** The screen. */
  readonly children: ReactNode;
}

/** The parent shell of a procedure's screens (§2). The capture screen lies over all of it but the toasts. */
export function ProcedureShell({ version, offline, photosWait, toasts, children }: ProcedureShellProps) {
  return (
    <>
      {toasts}
      <Page
        notice={<OfflineNotice offline={offline} photosWait={photosWait} />}
        footer={<ShellFooter version={version} />}
      >
        <Offline value={offline}>{children}</Offline>
      </Page>
    </>
  );
}
