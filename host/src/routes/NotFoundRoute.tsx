import { languageOf, type DevicePort, type Language } from '@recto/core';
import { NotFoundView, ToastArea, useLanguage, useScreenTitle } from '@recto/ui';
import { useEffect } from 'react';
import { useLoaderData, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { NotFoundData } from './loaders.ts';
import { useOnline } from './use-online.ts';
import { withLanguage } from './with-language.ts';

/** `/404` (§2, §8). If the provider could not be reached, it reports that and offers to open the link again. */
export function NotFoundRoute({ device }: { readonly device: DevicePort }) {
  useScreenTitle('notFound');
  const navigate = useNavigate();
  const { search } = useLocation();
  const [query] = useSearchParams();
  const { link, state } = useUnreachableLink();
  const online = useOnline(device);

  const changeLanguage = (language: Language) =>
    void navigate({ search: withLanguage(search, language) }, { replace: true, state });

  return (
    <>
      <ToastArea />
      <NotFoundView
        cause={link === null ? 'notFound' : online ? 'unreachable' : 'offline'}
        onRetry={() => {
          if (link !== null) void navigate(inLanguage(link, query.get('language')), { replace: true });
        }}
        language={useLanguage()}
        onLanguageChange={changeLanguage}
      />
    </>
  );
}

/** The link in the language that was chosen on this page. */
function inLanguage(link: string, queryLanguage: string | null): string {
  const language = languageOf(queryLanguage);
  if (language === null) return link;
  const [path = '', search = ''] = link.split('?');
  return path + withLanguage(search, language);
}

/**
 * The link whose provider could not be reached; null if there was none. It is copied from the loader's
 * data to the state of the history entry: there it survives a reload, and does not appear in the address.
 */
function useUnreachableLink(): { readonly link: string | null; readonly state: NotFoundData | null } {
  const { unreachable } = useLoaderData<NotFoundData>();
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const stored = isNotFoundData(state) ? state : null;
  const link = unreachable ?? stored?.unreachable ?? null;

  useEffect(() => {
    if (unreachable === null || stored?.unreachable === unreachable) return;
    void navigate({ search }, { replace: true, state: { unreachable } satisfies NotFoundData });
  }, [unreachable, stored?.unreachable, navigate, search]);

  return { link, state: stored };
}

function isNotFoundData(state: unknown): state is NotFoundData {
  return typeof (state as Partial<NotFoundData> | null)?.unreachable === 'string';
}
