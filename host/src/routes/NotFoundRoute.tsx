import type { Language } from '@recto/core';
import { NotFoundView, useLanguage, useScreenTitle } from '@recto/ui';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { HostApp } from '../host-app.ts';

/** `/404` (§2, §8): where the provider could not be reached, it says so and leads back to the link. */
export function NotFoundRoute({ host }: { readonly host: HostApp }) {
  useScreenTitle('notFound');
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const { unreachable } = host.links;

  const speak = (language: Language) =>
    setQuery({ ...Object.fromEntries(query), language }, { replace: true });

  return (
    <NotFoundView
      cause={unreachable === null ? 'notFound' : 'unreachable'}
      onRetry={() => {
        if (unreachable !== null) void navigate(unreachable, { replace: true });
      }}
      language={useLanguage()}
      onLanguageChange={speak}
    />
  );
}
