import type { Language } from '@recto/core';
import { StrictMode, useEffect, useRef, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { noteRoutes } from '../../.storybook/checks/shown-routes.ts';
import { createRoutes } from '../../host/src/routes/routes.tsx';
import { providerSettings, type FakeHost } from './fake-host.ts';
import type { Scenario } from './scenario.ts';

export interface FakeHostAppProps {
  readonly fakeHost: FakeHost;
  readonly scenario: Scenario;
  readonly language: Language;
}

/**
 * The host app with its real routes, on fakes: no camera, no network, and a memory router. The toolbar's
 * language is put into the URL, so that the host switches to it on any screen.
 */
export function FakeHostApp({ fakeHost, scenario, language }: FakeHostAppProps) {
  const { host } = fakeHost;
  useLiveScenario(fakeHost, scenario);

  const [router] = useState(() => {
    const routes = createRoutes(host);
    const created = createMemoryRouter(routes, { initialEntries: [withLanguage(scenario.path, language)] });
    noteRoutes(routes, created);
    return created;
  });
  useEffect(() => () => router.dispose(), [router]);

  const requestedLanguage = useRef(language);
  useEffect(() => {
    if (requestedLanguage.current === language) return;
    requestedLanguage.current = language;
    const { pathname, search, state } = router.state.location;
    void router.navigate(withLanguage(pathname + search, language), { replace: true, state });
  }, [router, language]);

  return (
    <StrictMode>
      <I18nextProvider i18n={host.translations.i18n}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </StrictMode>
  );
}

/** Applies changed controls to the fakes while the app is running. */
function useLiveScenario({ fakes, scene }: FakeHost, scenario: Scenario): void {
  const { camera, repository, device } = fakes;
  const { picture, cameraScript, cameras, moving, orientation, online } = scenario;
  const { latencyMs, failingCalls, failure, keptAtReset } = scenario;
  useEffect(() => {
    void camera.change({ script: cameraScript, cameras, moving });
  }, [camera, cameraScript, cameras, moving]);
  useEffect(() => scene.show(picture), [scene, picture]);
  useEffect(() => device.turn(orientation), [device, orientation]);
  useEffect(() => device.setOnline(online), [device, online]);
  useEffect(() => {
    Object.assign(repository.settings, providerSettings({ latencyMs, failingCalls, failure, keptAtReset }));
  }, [repository, latencyMs, failingCalls, failure, keptAtReset]);
}

/** Adds the query parameter `language`, which the host follows (§1, §2). */
function withLanguage(url: string, language: Language): string {
  const [path = '', search = ''] = url.split('?');
  const query = new URLSearchParams(search);
  query.set('language', language);
  return `${path}?${query.toString()}`;
}
