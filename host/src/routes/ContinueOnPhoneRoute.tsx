import { followProcedure, phoneProgress, recordHandOver, safeLink } from '@recto/core';
import { ContinueOnPhoneView, ToastArea, useSnapshot, useScreenTitle } from '@recto/ui';
import { useEffect } from 'react';
import type { App } from '../container/create-app.ts';
import { useLanguageChoice } from './use-language-choice.ts';

export function ContinueOnPhoneRoute({ app: { store, device, recorder } }: { readonly app: App }) {
  useScreenTitle('mobile');
  const { entry } = useSnapshot(store);
  useEffect(() => followProcedure({ store, device }), [store, device]);
  useEffect(() => recordHandOver(store, recorder), [store, recorder]);
  return (
    <>
      <ToastArea />
      <ContinueOnPhoneView
        webappUrl={safeLink(entry?.procedure.webappUrl ?? null)}
        progress={entry === null ? { name: 'waiting' } : phoneProgress(entry.procedure)}
        copy={(link) => device.copyText(link)}
        languageChoice={useLanguageChoice()}
      />
    </>
  );
}
