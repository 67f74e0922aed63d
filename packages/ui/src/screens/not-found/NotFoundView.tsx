import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useBrand } from '../../brand/use-brand.ts';
import { Button } from '../../components/Button.tsx';
import { Pictogram } from '../../components/drawings/Pictogram.tsx';
import { LanguageSwitcher, type LanguageChoice } from '../../components/LanguageSwitcher.tsx';
import { Message } from '../../components/layout/Message.tsx';
import { Page } from '../../components/layout/Page.tsx';
import { Screen } from '../../components/layout/Screen.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import { SupportReference } from '../support/SupportReference.tsx';
import { weight } from '../../theme/tokens.ts';

export interface NotFoundViewProps {
  /**
   * The page or link does not exist; the provider could not be reached (decision 1.2);
   * or it could not be reached because the phone is offline.
   */
  readonly cause: 'notFound' | 'unreachable' | 'offline';
  /** Goes back to the link that could not be checked. */
  readonly onRetry: () => void;
  readonly languageChoice: LanguageChoice;
}

const texts = {
  notFound: 'notFound.text',
  unreachable: 'notFound.unreachable.text',
  offline: 'notFound.unreachable.offline',
} as const satisfies Record<NotFoundViewProps['cause'], string>;

/**
 * The not-found page, `/404` (§2, §8). Of a link that is unknown, it says what to do: the same address would get the same
 * answer, so there is no "try again"; and no page can open a phone's messages, only begin a new one.
 */
export function NotFoundView({ cause, onRetry, languageChoice }: NotFoundViewProps) {
  const { t } = useTranslation();
  const support = useBrand()?.support ?? null;
  const unreachable = cause !== 'notFound';
  return (
    <Page headerEnd={<LanguageSwitcher {...languageChoice} />}>
      <Screen
        name="not-found"
        actions={
          unreachable ? (
            <Button action="retry" onClick={onRetry}>
              {t('notFound.unreachable.retry')}
            </Button>
          ) : (
            support !== null && (
              <LinkButton action="help" href={support} variant="secondary">
                {t('brand.help')}
              </LinkButton>
            )
          )
        }
      >
        <Message
          pictogram={
            <Pictogram sign={unreachable ? 'alert' : 'question'} tone={unreachable ? 'warn' : 'info'} />
          }
          centred
          title={unreachable ? t('notFound.unreachable.title') : t('notFound.title')}
          text={t(texts[cause])}
        >
          {cause !== 'notFound' && <SupportReference code={cause} />}
          {!unreachable && (
            <div>
              <Step>{t('notFound.step')}</Step>
              <p>{t('notFound.otherwise')}</p>
            </div>
          )}
        </Message>
      </Screen>
    </Page>
  );
}

const Step = styled.p`
  font-weight: ${weight.bold};
`;
