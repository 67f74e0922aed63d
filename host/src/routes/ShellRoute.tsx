import type { EntryState } from '@recto/core';
import { ProcedureShell, ToastArea, useSnapshot, type Connection } from '@recto/ui';
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
  const connection = connectionOf(useOnline(app.device), useSnapshot(app.entry));
  const status = useSnapshot(app.store).entry?.procedure.status;
  return (
    <ProcedureShell
      version={version}
      connection={connection}
      photosWait={status === 'started'}
      toasts={<ToastArea />}
    >
      <Outlet />
    </ProcedureShell>
  );
}

/** A phone that has a network is not told that it has none, whoever does not answer. */
function connectionOf(isOnline: boolean, entry: EntryState): Connection {
  if (!isOnline) return 'offline';
  return entry.name === 'unchecked' && entry.unanswered ? 'unanswered' : 'online';
}
