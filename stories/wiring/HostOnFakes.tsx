import type { Language } from '@recto/core';
import { StrictMode, useEffect, useRef, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { noteRoutes } from '../../.storybook/inspection/shown-routes.ts';
import { createRoutes } from '../../host/src/routes/routes.tsx';
import type { FakeHost } from './fake-host.ts';
import { useLiveWorld } from './use-live-world.ts';
import type { World } from './world.ts';

export interface HostOnFakesProps {
  readonly fakeHost: FakeHost;
  readonly world: World;
  readonly language: Language;
}

/**
 * The host app with its real routes, on fakes: no camera, no network, and an address of its own. The
 * toolbar's language goes into that address, so that it is spoken from whatever screen is open.
 */
export function HostOnFakes({ fakeHost, world, language }: HostOnFakesProps) {
  const { fakes, host } = fakeHost;
  useLiveWorld(fakes, world);

  const [router] = useState(() => {
    const routes = createRoutes(host);
    const created = createMemoryRouter(routes, { initialEntries: [inLanguage(world.at, language)] });
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
