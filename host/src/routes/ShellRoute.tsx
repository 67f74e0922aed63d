import { ProcedureShell, ToastArea, useSnapshot } from '@recto/ui';
import { Outlet } from 'react-router-dom';
import type { App } from '../container/container.ts';
import { useFollowEntry } from './use-follow-entry.ts';
import { useFollowStatus } from './use-follow-status.ts';
import { useOnline } from './use-online.ts';

export interface ShellRouteProps {
  readonly app: App;
  readonly version: string;
}

/** The parent shell of a procedure's screens (§2). */
export function ShellRoute({ app, version }: ShellRouteProps) {
  useFollowStatus(app.store);
  useFollowEntry(app.entry);
  const isUnchecked = useSnapshot(app.entry).name === 'unchecked';
  const isOnline = useOnline(app.device);
  const status = useSnapshot(app.store).entry?.procedure.status;
  return (
    <ProcedureShell
      version={version}
      offline={isUnchecked || !isOnline}
      photosWait={status === 'started'}
      toasts={<ToastArea />}
    >
      <Outlet />
    </ProcedureShell>
  );
}
