import type { ReactNode } from 'react';
import { Page } from '../../components/layout/Page.tsx';
import { ShellFooter } from './ShellFooter.tsx';

export interface ProcedureShellProps {
  /** As in package.json, such as `1.4.0`. */
  readonly version: string;
  /** The toast area: it is there before the first toast, or a screen reader would miss that one. */
  readonly toasts: ReactNode;
  /** The screen. */
  readonly children: ReactNode;
}

/** The parent shell of a procedure's screens (§2). The capture screen lies over all of it but the toasts. */
export function ProcedureShell({ version, toasts, children }: ProcedureShellProps) {
  return (
    <>
      {toasts}
      <Page footer={<ShellFooter version={version} />}>{children}</Page>
    </>
  );
}
