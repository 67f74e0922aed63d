import { languageOf, pathOf, type Language } from '@recto/core';
import {
  NotFoundView,
  offeredLanguages,
  SupportContext,
  ToastArea,
  useScreenTitle,
  useSupport,
} from '@recto/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useLoaderData, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { App } from '../container/create-app.ts';
import type { NotFoundData } from './loaders.ts';
import { useLanguageChoice } from './use-language-choice.ts';
import { useOnline } from './use-online.ts';
import { withLanguage } from './with-language.ts';

/** `/404` (§2, §8). If the provider could not be reached, it reports that and offers to open the link again. */
export function NotFoundRoute({ app }: { readonly app: App }) {
  useScreenTitle('notFound');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const link = useUnreachableLink();
  const base = useHref('/').replace(/\/$/, '');
  const language = languageOf(query.get('language'), offeredLanguages(useTranslation().i18n));
  const online = useOnline(app.device);
  const support = useSupport(app);
  // The procedure that is known may be that of another link.
  const known = app.store.getSnapshot().entry?.token;
  const isKnown = link !== null && known !== undefined && leadsTo(link.slice(base.length), known);

  return (
    <SupportContext.Provider value={isKnown ? support : null}>
      <ToastArea />
      <NotFoundView
        cause={link === null ? 'notFound' : online ? 'unreachable' : 'offline'}
        onRetry={() => {
          if (link !== null) void navigate(inLanguage(link, language).slice(base.length), { replace: true });
        }}
        languageChoice={useLanguageChoice()}
      />
    </SupportContext.Provider>
  );
}

/** Whether a path with its query is the link of this procedure. */
function leadsTo(path: string, token: string): boolean {
  const start = pathOf([token]);
  return path === start || ['/', '?'].some((next) => path.startsWith(start + next));
}

/** The link in the language that was chosen on this page. */
function inLanguage(link: string, language: Language | null): string {
  if (language === null) return link;
  const [path = '', search = ''] = link.split('?');
  return path + withLanguage(search, language);
}

/**
 * The link whose provider could not be reached; null if there was none. It is copied from the loader's
 * data to the state of the history entry: there it survives a reload, and does not appear in the address.
 */
function useUnreachableLink(): string | null {
  const { unreachable } = useLoaderData<NotFoundData>();
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const stored = isNotFoundData(state) ? state : null;
  const link = unreachable ?? stored?.unreachable ?? null;

  useEffect(() => {
    if (unreachable === null || stored?.unreachable === unreachable) return;
    void navigate({ search }, { replace: true, state: { unreachable } satisfies NotFoundData });
  }, [unreachable, stored?.unreachable, navigate, search]);

  return link;
}

function isNotFoundData(state: unknown): state is NotFoundData {
  return typeof (state as Partial<NotFoundData> | null)?.unreachable === 'string';
}
