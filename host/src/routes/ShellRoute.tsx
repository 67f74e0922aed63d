import { ProcedureShell, ToastArea } from '@recto/ui';
import { Outlet } from 'react-router-dom';
import type { App } from '../container/container.ts';
import { useFollowStatus } from './use-follow-status.ts';
import { useOnline } from './use-online.ts';

export interface ShellRouteProps {
  readonly app: App;
  readonly version: string;
}

/** The parent shell of a procedure's screens (§2). */
export function ShellRoute({ app, version }: ShellRouteProps) {
  useFollowStatus(app.store);
  return (
    <ProcedureShell version={version} offline={!useOnline(app.device)} toasts={<ToastArea />}>
      <Outlet />
    </ProcedureShell>
  );
}
