import { chooseLanguage, languageOf, RepositoryError, type Language, type Procedure } from '@recto/core';
import {
  BrandContext,
  createTranslations,
  LoadingIndicator,
  NotFoundView,
  RectoRoot,
  ToastArea,
  type RectoRootProps,
} from '@recto/ui';
import { useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { journeyParts, type JourneyParts } from './journey-parts.ts';
import { JourneyError } from './JourneyError.ts';
import type { JourneyScreen } from './journey-screen.ts';
import { JourneyScreens } from './JourneyScreens.tsx';
import { loadProvider, type Provider, type ProviderSource } from './load-provider.ts';

export interface JourneyProps extends ProviderSource {
  /** The token of the customer's link. */
  readonly token: string;
  /** A language of Recto's; with null or another text, the one of the procedure, or of the browser. */
  readonly language: string | null;
  readonly theme: RectoRootProps['theme'];
  readonly onScreen: (screen: JourneyScreen) => void;
  readonly onFailure: (error: JourneyError) => void;
}

type Phase =
  | { readonly name: 'loading' }
  | { readonly name: 'open'; readonly parts: JourneyParts; readonly provider: Provider }
  | { readonly name: 'failed'; readonly error: JourneyError };

const loading: Phase = { name: 'loading' };

/** A journey from the link to its end, as a part of the page. What it begins, it ends when it is unmounted. */
export function Journey(props: JourneyProps) {
  const { token, language, config, repository, theme, onScreen, onFailure } = props;
  const [translations] = useState(() => createTranslations());
  const [phase, setPhase] = useState<Phase>(loading);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let parts: JourneyParts | null = null;
    let isCurrent = true;
    const chosen = (procedure: Procedure | null) =>
      chooseLanguage({ query: language, procedure, browser: parts?.device.languages ?? [] });
    const open = async () => {
      const provider = await loadProvider(window, { config, repository });
      if (!isCurrent) return;
      parts = journeyParts(window, provider);
      const procedure = await parts.store.verify(token);
      await translations.changeLanguage(chosen(procedure));
      await parts.uploads.ready();
      if (isCurrent) setPhase({ name: 'open', parts, provider });
    };
    open().catch(async (cause: unknown) => {
      // The view of a failure is in the customer's language, as far as that is known and can be loaded.
      if (isCurrent) await translations.changeLanguage(chosen(null)).catch(() => undefined);
      if (!isCurrent) return;
      const error = errorOf(cause);
      setPhase({ name: 'failed', error });
      onFailure(error);
    });
    return () => {
      isCurrent = false;
      setPhase(loading);
      parts?.dispose();
    };
    // Another language does not open it anew; the next effect switches it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [token, config, repository, attempt, translations, onFailure]);

  useEffect(() => {
    const other = languageOf(language);
    if (other === null || phase.name === 'loading') return;
    translations.changeLanguage(other).catch((cause: unknown) => onFailure(errorOf(cause)));
  }, [language, phase.name, translations, onFailure]);

  const provider = phase.name === 'open' ? phase.provider : null;
  return (
    <I18nextProvider i18n={translations.i18n}>
      <BrandContext.Provider value={provider?.brand ?? null}>
        <RectoRoot look={provider?.look ?? null} {...(theme && { theme })}>
          {phase.name === 'loading' && <LoadingIndicator withText={false} />}
          {phase.name === 'open' && <JourneyScreens parts={phase.parts} onScreen={onScreen} />}
          {phase.name === 'failed' && (
            <NotFoundView
              cause={causeOf(phase.error)}
              onRetry={() => setAttempt(attempt + 1)}
              languageChoice={{
                // i18next knows no other languages than those that it was given.
                language: translations.i18n.language as Language,
                onChange: (chosen) => void translations.changeLanguage(chosen),
              }}
            />
          )}
          <ToastArea />
        </RectoRoot>
      </BrandContext.Provider>
    </I18nextProvider>
  );
}

function errorOf(cause: unknown): JourneyError {
  if (cause instanceof JourneyError) return cause;
  const isRefused = cause instanceof RepositoryError && cause.code === 'refused';
  return isRefused
    ? new JourneyError('link', 'The provider refused the token.', { cause })
    : new JourneyError('unreachable', 'The procedure or a part of the element could not be loaded.', {
        cause,
      });
}

/** What the customer reads. Settings are for the author of the page to correct: another link would not help. */
function causeOf({ code }: JourneyError): 'notFound' | 'unreachable' {
  return code === 'link' ? 'notFound' : 'unreachable';
}
