import { isAnyToBeSent, parseLink, type EntryState } from '@recto/core';
import { Prepared, ProcedureShell, ToastArea, useSnapshot, type Connection } from '@recto/ui';
import {
  createContext,
  createElement,
  useContext,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import type { App } from '../container/create-app.ts';
import type { CaptureAhead, ReadyCapture } from './capture-ahead.ts';
import { useLanguageChoice } from './use-language-choice.ts';
import { useOnline } from './use-online.ts';
import { RouteGuard } from './RouteGuard.ts';

export interface ShellRouteProps {
  readonly app: App;
  readonly version: string;
  readonly ahead: CaptureAhead;
}

/** The parent shell of a procedure's screens (§2). */
export function ShellRoute({ app, version, ahead }: ShellRouteProps) {
  const { pathname } = useLocation();
  const { screen: name } = parseLink(pathname);
  const ready = useSnapshot(ahead);
  const prepared = usePrepared(ready, name);
  const { rehearsal } = ready;
  const connection = connectionOf(useOnline(app.device), useSnapshot(app.entry));
  // Not the snapshots themselves, which are new with each photo and each progress event.
  const statusNow = () => app.store.getSnapshot().entry?.procedure.status;
  const status = useSyncExternalStore(app.store.subscribe, statusNow, statusNow);
  const photosWait = useSyncExternalStore(
    app.uploads.subscribe,
    () => isAnyToBeSent(app.uploads.getSnapshot()) && (app.uploads.isAnyInMemory ? 'inPage' : true),
    () => false,
  );
  return (
    <ProcedureShell
      languageChoice={useLanguageChoice()}
      version={version}
      connection={connection}
      photosWait={status === 'started' && photosWait}
      toasts={<ToastArea />}
      screen={pathname}
    >
      <RouteGuard store={app.store} entry={app.entry} />
      <PreparedCapture value={prepared !== null}>{screen}</PreparedCapture>
      {prepared !== null && (
        <Prepared isShown={name === 'capture'}>{createElement(prepared, { app })}</Prepared>
      )}
      {rehearsal !== null &&
        (name === 'start' || name === 'capture') &&
        createElement(rehearsal, { session: app.capture })}
    </ProcedureShell>
  );
}

/** Always the same element, so that what the shell follows does not render its screen anew. */
const screen = <Outlet />;

/** Whether the shell shows the capture screen that was prepared. */
const PreparedCapture = createContext(false);

/** The capture screen of its route, unless the shell shows the prepared one. */
export function UnlessPrepared({ children }: { readonly children: ReactNode }) {
  return !useContext(PreparedCapture) && children;
}

/**
 * The capture screen that is rendered out of sight behind the start screen, and shown after it at the same place of the
 * tree. It is left with the capture screen; one that follows another screen is that of the route.
 */
function usePrepared({ screen: ready }: ReadyCapture, name: string | undefined): ReadyCapture['screen'] {
  const [wasPrepared, setWasPrepared] = useState(false);
  const isPrepared = ready !== null && (name === 'start' || (name === 'capture' && wasPrepared));
  if (isPrepared !== wasPrepared) setWasPrepared(isPrepared);
  return isPrepared ? ready : null;
}

/** A device that is online is not shown as offline when the provider does not respond. */
function connectionOf(isOnline: boolean, entry: EntryState): Connection {
  if (!isOnline) return 'offline';
  return entry.name === 'unchecked' && entry.unanswered ? 'unanswered' : 'online';
}
