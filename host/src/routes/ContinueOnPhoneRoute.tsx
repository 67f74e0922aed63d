import { safeLink, type ProcedureStore } from '@recto/core';
import { ContinueOnPhoneView, ToastArea, useSnapshot, useScreenTitle } from '@recto/ui';

export function ContinueOnPhoneRoute({ store }: { readonly store: ProcedureStore }) {
  useScreenTitle('mobile');
  const { entry } = useSnapshot(store);
  return (
    <>
      <ToastArea />
      <ContinueOnPhoneView webappUrl={safeLink(entry?.procedure.webappUrl ?? null)} />
    </>
  );
}
