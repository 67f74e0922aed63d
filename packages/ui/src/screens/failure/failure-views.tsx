import type { Language } from '@recto/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { Pictogram } from '../../components/drawings/Pictogram.tsx';
import { LanguageSwitcher } from '../../components/LanguageSwitcher.tsx';
import { Message } from '../../components/layout/Message.tsx';
import { Page } from '../../components/layout/Page.tsx';
import type { ScreenName } from '../../components/layout/screen-name.ts';
import { Screen } from '../../components/layout/Screen.tsx';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';

export interface ConfigurationErrorViewProps {
  /** Reloads the page. */
  readonly onRetry: () => void;
  readonly language: Language;
  readonly onLanguageChange: (language: Language) => void;
}

/** `config.json` could not be loaded, so the app can't start (§8; decision 1.3). */
export function ConfigurationErrorView({ onRetry, language, onLanguageChange }: ConfigurationErrorViewProps) {
  const { t } = useTranslation();
  return (
    <FailurePage
      name="configuration-error"
      title={t('failure.configuration.title')}
      text={t('failure.configuration.text')}
      action="reload"
      headerEnd={<LanguageSwitcher language={language} onChange={onLanguageChange} />}
      onRetry={onRetry}
    />
  );
}

/** A chunk of the app, such as a screen or its texts, could not be loaded. */
export function LoadingErrorView({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <FailurePage
      name="crash"
      title={t('failure.loading.title')}
      text={t('failure.loading.text')}
      action="retry"
      onRetry={onRetry}
    />
  );
}

/** A screen crashed. Shown instead of a blank page; no photo is lost. */
export function CrashView({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <FailurePage
      name="crash"
      title={t('failure.crash.title')}
      text={t('failure.crash.text')}
      action="retry"
      onRetry={onRetry}
    />
  );
}

interface FailurePageProps {
  readonly name: Extract<ScreenName, 'configuration-error' | 'crash'>;
  readonly title: string;
  readonly text: string;
  /** What the button does: reload the page, or try again. */
  readonly action: 'reload' | 'retry';
  /** Shown at the end of the header, such as the language switcher. */
  readonly headerEnd?: ReactNode;
  readonly onRetry: () => void;
}

/** A failure that fills the page, with one button. Its texts are part of the first bundle, so they are always available. */
function FailurePage({ name, title, text, action, headerEnd, onRetry }: FailurePageProps) {
  const { t } = useTranslation();
  useDocumentTitle(t('failure.documentTitle'));
  return (
    <Page headerEnd={headerEnd}>
      <Screen
        name={name}
        actions={
          <Button action="retry" onClick={onRetry}>
            {t(`failure.${action}`)}
          </Button>
        }
      >
        <Message pictogram={<Pictogram sign="alert" tone="warn" />} title={title} text={text} />
      </Screen>
    </Page>
  );
}
