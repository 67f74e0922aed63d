import { isAnyToBeSent, type EntryState } from '@recto/core';
import { ProcedureShell, ToastArea, useSnapshot, type Connection } from '@recto/ui';
import { useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import type { App } from '../container/create-app.ts';
import { useLanguageChoice } from './use-language-choice.ts';
import { useOnline } from './use-online.ts';
import { useRouteGuard } from './use-route-guard.ts';

export interface ShellRouteProps {
  readonly app: App;
  readonly version: string;
}

/** The parent shell of a procedure's screens (§2). */
export function ShellRoute({ app, version }: ShellRouteProps) {
  useRouteGuard(app);
  const connection = connectionOf(useOnline(app.device), useSnapshot(app.entry));
  const status = useSnapshot(app.store).entry?.procedure.status;
  // Not the snapshot itself, which is new with each progress event.
  const isAnyWaiting = useSyncExternalStore(app.uploads.subscribe, () =>
    isAnyToBeSent(app.uploads.getSnapshot()),
  );
  return (
    <ProcedureShell
      languageChoice={useLanguageChoice()}
      version={version}
      connection={connection}
      photosWait={status === 'started' && isAnyWaiting}
      toasts={<ToastArea />}
      screen={useLocation().pathname}
    >
      <Outlet />
    </ProcedureShell>
  );
}

/** A device that is online is not shown as offline when the provider does not respond. */
function connectionOf(isOnline: boolean, entry: EntryState): Connection {
  if (!isOnline) return 'offline';
  return entry.name === 'unchecked' && entry.unanswered ? 'unanswered' : 'online';
}
