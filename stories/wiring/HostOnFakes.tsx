import type { Language } from '@recto/core';
import { StrictMode, useEffect, useRef, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { noteRoutes } from '../../.storybook/inspection/shown-routes.ts';
import { createRoutes } from '../../host/src/routes/routes.tsx';
import type { FakeHost } from './fake-host.ts';
import type { FlowSettings } from './flow-settings.ts';
import { useLiveSettings } from './use-live-settings.ts';

export interface HostOnFakesProps {
  /** Only the first one counts: Storybook makes another at each move of a control, while the app goes on. */
  readonly fakeHost: FakeHost;
  readonly settings: FlowSettings;
  readonly language: Language;
}

/**
 * The host app with its real routes, on fakes: no camera, no network, and an address of its own. The
 * toolbar's language goes into that address, so that it is spoken from whatever screen is open.
 */
export function HostOnFakes({ fakeHost, settings, language }: HostOnFakesProps) {
  const [{ fakes, host }] = useState(fakeHost);
  useLiveSettings(fakes, settings);

  const [router] = useState(() => {
    const routes = createRoutes(host);
    const created = createMemoryRouter(routes, { initialEntries: [inLanguage(settings.at, language)] });
    noteRoutes(routes, created);
    return created;
  });
  useEffect(() => () => router.dispose(), [router]);

  const asked = useRef(language);
  useEffect(() => {
    if (asked.current === language) return;
    asked.current = language;
    const { pathname, search, state } = router.state.location;
    void router.navigate(inLanguage(pathname + search, language), { replace: true, state });
  }, [router, language]);

  return (
    <StrictMode>
      <I18nextProvider i18n={host.translations.i18n}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </StrictMode>
  );
}

/** The address with the query parameter that the host itself follows (§1, §2). */
function inLanguage(address: string, language: Language): string {
  const [path = '', search = ''] = address.split('?');
  const query = new URLSearchParams(search);
  query.set('language', language);
  return `${path}?${query.toString()}`;
}
