import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { Pictogram } from '../../components/drawings/Pictogram.tsx';
import { Message } from '../../components/layout/Message.tsx';
import { Page } from '../../components/layout/Page.tsx';
import { Screen } from '../../components/layout/Screen.tsx';
import { useDocumentLanguage } from '../../i18n/use-document-language.ts';
import type { ScreenName } from '../../components/layout/screen-name.ts';

export interface FailurePageProps {
  readonly name: Extract<ScreenName, 'configuration-error' | 'crash'>;
  readonly title: string;
  readonly text: string;
  /** What the button does. */
  readonly way: 'reload' | 'retry';
  /** At the end of the header, such as the language switcher. */
  readonly headerEnd?: ReactNode;
  readonly onRetry: () => void;
}

/** A failure of a whole page, with one way on. Its texts come with the first bundle, so they are always there. */
export function FailurePage({ name, title, text, way, headerEnd, onRetry }: FailurePageProps) {
  const { t } = useTranslation();
  useDocumentLanguage(t('failure.documentTitle'));
  return (
    <Page headerEnd={headerEnd}>
      <Screen
        name={name}
        actions={
          <Button action="retry" onClick={onRetry}>
            {t(`failure.${way}`)}
          </Button>
        }
      >
        <Message pictogram={<Pictogram sign="alert" tone="warn" />} title={title} text={text} />
      </Screen>
    </Page>
  );
}
