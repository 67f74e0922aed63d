import type { Language } from '@recto/core';
import { createTranslations, StatusView, type Translations } from '@recto/ui';
import { act, useEffect, type ComponentProps, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDocumentTitle } from '../../../packages/ui/src/i18n/use-document-title.ts';

let root: Root;
let container: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});

afterEach(() => {
  act(() => root.unmount());
  container.remove();
  vi.unstubAllGlobals();
});

function show(i18n: Translations['i18n'], element: ReactNode): void {
  act(() => root.render(<I18nextProvider i18n={i18n}>{element}</I18nextProvider>));
}

function StartTitle() {
  const { t } = useTranslation();
  useDocumentTitle(t('documentTitle.start'));
  return <p>{t('start.action')}</p>;
}

test('`<html lang>`, `<title>` and components follow the language', async () => {
  const { i18n, changeLanguage } = createTranslations();
  await changeLanguage('fr-fr');
  show(i18n, <StartTitle />);
  expect(document.documentElement.lang).toBe('fr-FR');
  expect(document.documentElement.dir).toBe('ltr');
  expect(document.title).toBe('Commencer – Photos de vos documents');
  expect(container.textContent).toBe('Commencer');

  await act(async () => {
    await changeLanguage('de-de');
  });
  expect(document.documentElement.lang).toBe('de-DE');
  expect(document.title).toBe('Starten – Fotos Ihrer Dokumente');
  expect(container.textContent).toBe('Starten');
});

test('`<html dir>` is that of the language', async () => {
  const { i18n, changeLanguage, add } = createTranslations();
  add({ language: 'he' as Language, fallback: 'en-gb', load: async () => new Map() });
  await changeLanguage('he' as Language);
  show(i18n, <StartTitle />);
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['he', 'rtl']);
  await act(async () => {
    await changeLanguage('fr-fr');
  });
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['fr-FR', 'ltr']);
});

test('`<html lang>` is there before a heading takes the focus, so that it is read in its language', async () => {
  const { i18n, changeLanguage } = createTranslations();
  await changeLanguage('nl-nl');
  document.documentElement.lang = 'fr-FR';
  let langAtFocus: string | null = null;
  function Heading() {
    useEffect(() => {
      langAtFocus = document.documentElement.lang;
    }, []);
    return null;
  }
  function Screen() {
    useDocumentTitle('…');
    return <Heading />;
  }
  show(i18n, <Screen />);
  expect(langAtFocus).toBe('nl-NL');
});

test('the title of the capture screen names the photo, without soft hyphens', async () => {
  const { i18n, changeLanguage } = createTranslations();
  await changeLanguage('de-de');
  function CaptureTitle() {
    const { t } = useTranslation();
    useDocumentTitle(t('documentTitle.capture', { photo: t('photos.title.driverLicenseVerso') }));
    return null;
  }
  show(i18n, <CaptureTitle />);
  expect(document.title).toBe('Führerschein: Rückseite – Fotos Ihrer Dokumente');
});

const restart = { adminComment: null, photos: {}, restarting: false, onRestart: () => undefined };
const samples: readonly ComponentProps<typeof StatusView>[] = [
  { status: 'finished', receipt: { photos: [], submittedAt: null, reference: null }, redirectUrl: null },
  { status: 'refused', ...restart },
  { status: 'expired', redirectUrl: null },
];

test('each status has its own title', async () => {
  const { i18n, changeLanguage } = createTranslations();
  await changeLanguage('en-gb');
  const titles = samples.map((sample) => {
    show(i18n, <StatusView {...sample} />);
    return document.title;
  });
  expect(titles).toEqual([
    'Submitted – Photos of your documents',
    'New photos needed – Photos of your documents',
    'Link expired – Photos of your documents',
  ]);
});
