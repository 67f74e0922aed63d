import type { ToastPort } from '@recto/core';
import { useEffect } from 'react';
import { useNavigation } from 'react-router-dom';
import type { SpokenLanguage } from '../lazy/SpokenLanguage.ts';

/** Says once that the wanted language is not to be had, when its screen and the toast area are there to say it. */
export function useTellMissingLanguage(language: SpokenLanguage, toasts: ToastPort): void {
  const { state } = useNavigation();

  useEffect(() => {
    if (state !== 'idle' || !language.isNewlyMissing()) return;
    toasts.show({ kind: 'warn', code: 'Toasts.languageUnavailable', sticky: true });
  }, [state, language, toasts]);
}
