import { createMemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { repeatMissedNavigation } from '../../../host/src/routes/missed-navigation.ts';

function routerAtStart() {
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/t/start'] });
  // Without another listener, React Router does it itself.
  router.subscribe(() => undefined);
  repeatMissedNavigation(router);
  const shown: string[] = [];
  return {
    router,
    shown,
    subscribe: () => router.subscribe(({ location }) => shown.push(location.pathname)),
  };
}

test('a provider that subscribes after a navigation shows where that has led', async () => {
  const { router, shown, subscribe } = routerAtStart();
  await router.navigate('/t/capture');
  subscribe();
  expect(shown).toEqual(['/t/capture']);
});

test('a provider that has missed no navigation is called by the next one only', async () => {
  const { router, shown, subscribe } = routerAtStart();
  subscribe();
  expect(shown).toEqual([]);
  await router.navigate('/t/capture');
  expect(shown.at(-1)).toBe('/t/capture');
});
