import { safeLink, type ProcedureStore } from '@recto/core';
import { ContinueOnPhoneView, useSnapshot, useScreenTitle } from '@recto/ui';

export function ContinueOnPhoneRoute({ store }: { readonly store: ProcedureStore }) {
  useScreenTitle('mobile');
  const { entry } = useSnapshot(store);
  return <ContinueOnPhoneView webappUrl={safeLink(entry?.procedure.webappUrl ?? null)} />;
}
