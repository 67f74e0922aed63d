import { ProcedureShell, ToastArea } from '@recto/ui';
import { Outlet } from 'react-router-dom';

/** The parent shell of a procedure's screens (§2). */
export function ShellRoute({ version }: { readonly version: string }) {
  return (
    <ProcedureShell version={version} toasts={<ToastArea />}>
      <Outlet />
    </ProcedureShell>
  );
}
