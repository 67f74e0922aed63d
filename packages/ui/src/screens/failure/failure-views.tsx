import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { Pictogram } from '../../components/drawings/Pictogram.tsx';
import { LanguageSwitcher, type LanguageChoice } from '../../components/LanguageSwitcher.tsx';
import { Message } from '../../components/layout/Message.tsx';
import { Page } from '../../components/layout/Page.tsx';
import type { ScreenName } from '../../components/layout/screen-name.ts';
import { Screen } from '../../components/layout/Screen.tsx';
import { SupportReference } from '../support/SupportReference.tsx';
import type { SupportCode } from '../support/support-context.ts';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';

export interface FailureViewProps {
  /** Reloads the page, or tries again. */
  readonly onRetry: () => void;
  /** Null shows no language switcher. */
  readonly languageChoice: LanguageChoice | null;
}

/** `config.json` could not be loaded, so the app can't start (§8; decision 1.3). */
export function ConfigurationErrorView(props: FailureViewProps) {
  const { t } = useTranslation();
  return (
    <FailurePage
      {...props}
      name="configuration-error"
      title={t('failure.configuration.title')}
      text={t('failure.configuration.text')}
      action="reload"
    />
  );
}

/** A chunk of the app, such as a screen or its texts, could not be loaded. */
export function LoadingErrorView(props: FailureViewProps) {
  const { t } = useTranslation();
  return (
    <FailurePage
      {...props}
      name="crash"
      title={t('failure.loading.title')}
      text={t('failure.loading.text')}
      code="notLoaded"
      action="retry"
    />
  );
}

/** A screen crashed. Shown instead of a blank page; no photo is lost. */
export function CrashView(props: FailureViewProps) {
  const { t } = useTranslation();
  return (
    <FailurePage
      {...props}
      name="crash"
      title={t('failure.crash.title')}
      text={t('failure.crash.text')}
      code="crash"
      action="retry"
    />
  );
}

interface FailurePageProps extends FailureViewProps {
  readonly name: Extract<ScreenName, 'configuration-error' | 'crash'>;
  readonly title: string;
  readonly text: string;
  /** What the button does: reload the page, or try again. */
  readonly action: 'reload' | 'retry';
  /** Where a reference may be known. */
  readonly code?: SupportCode;
}

/** A failure that fills the page, with one button. Its texts are part of the first bundle, so they are always available. */
function FailurePage(props: FailurePageProps) {
  const { name, title, text, action, code, languageChoice, onRetry } = props;
  const { t } = useTranslation();
  useDocumentTitle(t('failure.documentTitle'));
  return (
    <Page headerEnd={languageChoice && <LanguageSwitcher {...languageChoice} />}>
      <Screen
        name={name}
        actions={
          <Button action="retry" onClick={onRetry}>
            {t(`failure.${action}`)}
          </Button>
        }
      >
        <Message pictogram={<Pictogram sign="alert" tone="warn" />} title={title} text={text} centred>
          {code !== undefined && <SupportReference code={code} />}
        </Message>
      </Screen>
    </Page>
  );
}
