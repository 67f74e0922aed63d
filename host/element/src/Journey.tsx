import { BrowserDevice, watchLeaving } from '@recto/adapters/browser';
import {
  chooseLanguage,
  languageOf,
  RepositoryError,
  type Language,
  type Procedure,
  type TellPage,
} from '@recto/core';
import {
  BrandContext,
  createTranslations,
  loadChunk,
  LoadingIndicator,
  offeredLanguages,
  RectoRoot,
  SupportContext,
  ToastArea,
  useSupport,
  type RectoRootProps,
} from '@recto/ui';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { CrashBoundary } from './CrashBoundary.tsx';
import { FailureScreen } from './FailureScreen.tsx';
import { journeyParts, type JourneyParts } from './journey-parts.ts';
import { JourneyError } from './JourneyError.ts';
import type { JourneyScreen } from './journey-screen.ts';
import { JourneyScreens } from './JourneyScreens.tsx';
import { expectPicturesAllowed } from './page-policy.ts';
import { loadProvider, type Provider, type ProviderSource } from './load-provider.ts';

export interface JourneyProps extends ProviderSource {
  /** The token of the customer's link. */
  readonly token: string;
  /** A language of Recto's; with null or another text, the one of the procedure, or of the browser. */
  readonly language: string | null;
  readonly theme: RectoRootProps['theme'];
  readonly onScreen: (screen: JourneyScreen) => void;
  readonly onFailure: (error: JourneyError) => void;
  /** Tells the page how far the journey is: all but failures. */
  readonly tell: TellPage;
  /** The element around the screens. */
  readonly around: EventTarget;
}

type Phase =
  | { readonly name: 'loading' }
  | { readonly name: 'open'; readonly parts: JourneyParts; readonly provider: Provider }
  /** `hasTexts` is false if not even the texts about the failure could be loaded. */
  | { readonly name: 'failed'; readonly error: JourneyError; readonly hasTexts: boolean };

const loading: Phase = { name: 'loading' };

/**
 * A journey from the link to its end, as a part of the page. What it begins, it ends when it is unmounted. For another
 * configuration, which may have other texts, mount another.
 */
export function Journey(props: JourneyProps) {
  const { token, language, config, repository, theme, onScreen, onFailure, tell, around } = props;
  const [translations] = useState(() => createTranslations());
  const [phase, setPhase] = useState<Phase>(loading);
  const [attempt, setAttempt] = useState(0);
  const hasOperatorTexts = useRef(false);

  useEffect(() => {
    let parts: JourneyParts | null = null;
    let isCurrent = true;
    // Of its own, since the parts have none before the configuration is loaded.
    const device = new BrowserDevice(window);
    const chosen = (procedure: Procedure | null) =>
      chooseLanguage(
        { query: language, procedure, browser: device.languages },
        offeredLanguages(translations.i18n),
      );
    /** @throws ChunkLoadError */
    const addOperatorTexts = async ({ operatorTexts }: Provider) => {
      if (operatorTexts === null || hasOperatorTexts.current) return;
      const { readOperatorTexts } = await loadChunk(() => import('./read-operator-texts.ts'));
      // Another opening may have added them meanwhile.
      if (hasOperatorTexts.current) return;
      hasOperatorTexts.current = true;
      const own = offeredLanguages(translations.i18n);
      for (const added of readOperatorTexts(window, operatorTexts, own)) translations.add(added);
    };
    const open = async () => {
      const [provider] = await Promise.all([
        loadProvider(window, { config, repository }),
        expectPicturesAllowed(window),
      ]);
      // Without them, the texts are Recto's own.
      await addOperatorTexts(provider).catch(() => undefined);
      if (!isCurrent) return;
      const made = await journeyParts(window, provider, token);
      if (!isCurrent) return made.dispose();
      parts = made;
      const procedure = await parts.store.verify(token);
      // The last change of the language wins, and by now that may be another token's.
      if (!isCurrent) return;
      await translations.changeLanguage(chosen(procedure));
      await parts.uploads.ready();
      if (isCurrent) setPhase({ name: 'open', parts, provider });
    };
    open().catch(async (cause: unknown) => {
      if (!isCurrent) return;
      // The view of a failure is in the customer's language, as far as that is known and can be loaded.
      const hasTexts = await translations.changeLanguage(chosen(null)).then(
        () => true,
        () => false,
      );
      if (!isCurrent) return;
      const error = errorOf(cause);
      parts?.recorder?.failed(error);
      setPhase({ name: 'failed', error, hasTexts });
      onFailure(error);
    });
    return () => {
      isCurrent = false;
      setPhase(loading);
      parts?.dispose();
      device.dispose();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- another language does not open it anew: an effect below switches it
  }, [token, config, repository, attempt, translations, onFailure]);

  const store = phase.name === 'open' ? phase.parts.store : null;
  useEffect(() => {
    if (store === null) return;
    const end = new AbortController();
    watchLeaving(window, around, store, tell, end.signal);
    return () => end.abort();
  }, [around, store, tell]);

  const toasts = phase.name === 'open' ? phase.parts.toasts : null;
  const changeLanguage = useCallback(
    (chosen: Language) => {
      // Without its texts, the language stays as it is, and the journey goes on.
      translations
        .changeLanguage(chosen)
        .catch(() =>
          toasts?.show({ code: 'Toasts.languageUnavailable', kind: 'warn', sticky: true, about: 'language' }),
        );
    },
    [translations, toasts],
  );

  useEffect(() => {
    const other = languageOf(language, offeredLanguages(translations.i18n));
    if (other !== null && phase.name !== 'loading') changeLanguage(other);
  }, [language, phase.name, changeLanguage, translations]);

  const recorder = phase.name === 'open' ? phase.parts.recorder : null;
  const onCrash = useCallback(
    (error: JourneyError) => {
      recorder?.failed(error);
      onFailure(error);
    },
    [recorder, onFailure],
  );
  const provider = phase.name === 'open' ? phase.provider : null;
  const openAgain = () => setAttempt(attempt + 1);
  return (
    <I18nextProvider i18n={translations.i18n}>
      <BrandContext.Provider value={provider?.brand ?? null}>
        <RectoRoot look={provider?.look ?? null} {...(theme && { theme })}>
          {phase.name === 'loading' && <LoadingIndicator withText={false} />}
          {phase.name === 'open' && (
            <WithSupport parts={phase.parts}>
              <CrashBoundary
                renderFailure={(error, onRetry) => (
                  <FailureScreen hasTexts error={error} onRetry={onRetry} onLanguage={changeLanguage} />
                )}
                onFailure={onCrash}
                onOpenAgain={openAgain}
              >
                <JourneyScreens parts={phase.parts} onScreen={onScreen} tell={tell} />
              </CrashBoundary>
            </WithSupport>
          )}
          {phase.name === 'failed' && (
            <FailureScreen
              error={phase.error}
              hasTexts={phase.hasTexts}
              onRetry={openAgain}
              onLanguage={changeLanguage}
            />
          )}
          {toasts !== null && <ToastArea toasterId={toasts.toasterId} />}
        </RectoRoot>
      </BrandContext.Provider>
    </I18nextProvider>
  );
}

const timeOfDay = () => Date.now();

interface WithSupportProps {
  readonly parts: JourneyParts;
  readonly children: ReactNode;
}

/** Its error screens show the provider's reference, if there is one (decision 7.11). */
function WithSupport({ parts: { store, device }, children }: WithSupportProps) {
  const support = useSupport({ store, device, now: timeOfDay });
  return <SupportContext.Provider value={support}>{children}</SupportContext.Provider>;
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
