import { languageOf, type Language } from '@recto/core';
import { NotFoundView, ToastArea, useLanguage, useScreenTitle } from '@recto/ui';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { HostApp } from '../host-app.ts';
import { useOnline } from './use-online.ts';
import { useUnreachableLink } from './use-unreachable-link.ts';
import { withLanguage } from './with-language.ts';

/** `/404` (§2, §8): where the provider could not be reached, it says so and leads back to the link. */
export function NotFoundRoute({ host }: { readonly host: HostApp }) {
  useScreenTitle('notFound');
  const navigate = useNavigate();
  const { search } = useLocation();
  const [query] = useSearchParams();
  const { link, state } = useUnreachableLink(host.links);
  const online = useOnline(host.app.device);

  const speak = (language: Language) =>
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
        onLanguageChange={speak}
      />
    </>
  );
}

/** The language that was chosen here is spoken there too. */
function inLanguage(link: string, queryLanguage: string | null): string {
  const language = languageOf(queryLanguage);
  if (language === null) return link;
  const [path = '', search = ''] = link.split('?');
  return path + withLanguage(search, language);
}
