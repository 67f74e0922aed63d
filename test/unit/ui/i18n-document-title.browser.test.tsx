import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTranslations } from '../../../packages/ui/src/i18n/create-translations.ts';
import { useDocumentTitle } from '../../../packages/ui/src/i18n/use-document-title.ts';

let root: Root;
let container: HTMLElement;

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});

afterEach(() => {
  act(() => root.unmount());
  container.remove();
});

function StartTitle() {
  const { t } = useTranslation();
  useDocumentTitle(t('documentTitle.start'));
  return <p>{t('start.action')}</p>;
}

test('`<html lang>`, `<title>` and components follow the language', async () => {
  const { i18n, changeLanguage } = createTranslations();
  await changeLanguage('fr-fr');
  act(() =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <StartTitle />
      </I18nextProvider>,
    ),
  );
  expect(document.documentElement.lang).toBe('fr-FR');
  expect(document.title).toBe('Commencer – Photos de vos documents');
  expect(container.textContent).toBe('Commencer');

  await act(async () => {
    await changeLanguage('de-de');
  });
  expect(document.documentElement.lang).toBe('de-DE');
  expect(document.title).toBe('Starten – Fotos Ihrer Dokumente');
  expect(container.textContent).toBe('Starten');
});
