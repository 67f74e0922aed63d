import { createMemoryRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createRoutes } from '../../../host/src/routes/routes.tsx';
import * as liveScreens from '../../../stories/app/LiveScreens.stories.tsx';
import { createFakeHost } from '../../../stories/fake-host/fake-host.ts';
import { fakeHostMeta } from '../../../stories/fake-host/fake-host-meta.tsx';
import { defaultScenario, type Scenario } from '../../../stories/fake-host/scenario.ts';
import { eventually } from '../../support/eventually.ts';

const { default: meta, ...stories } = liveScreens;

/** The paths of the host's routes that have a screen. */
function pathsWithAScreen(routes: readonly RouteObject[], above = ''): string[] {
  return routes.flatMap(({ path = '', children, element }) => {
    const here = path === '' ? above : `${above}/${path}`;
    if (children !== undefined) return pathsWithAScreen(children, here);
    return element === null ? [] : [here];
  });
}

/** The route to which the host's loaders lead in the scenario of a story. */
async function routeOf(scenario: Partial<Scenario>): Promise<string> {
  const whole = { ...defaultScenario, ...scenario };
  const { host } = await createFakeHost(whole, 'fr-fr');
  const routes = createRoutes(host);
  const router = createMemoryRouter(routes, { initialEntries: [whole.path] });
  onTestFinished(() => router.dispose());
  await eventually(() =>
    expect(router.state).toMatchObject({ initialized: true, navigation: { state: 'idle' } }),
  );
  return (matchRoutes(routes, router.state.location) ?? [])
    .map(({ route: { path } }) => (path === undefined ? '' : `/${path}`))
    .join('');
}

describe('the live screens', () => {
  test('the live screens use the fake host, with its controls', () => {
    expect(meta).toMatchObject({ render: fakeHostMeta.render, argTypes: fakeHostMeta.argTypes });
    for (const { args, ...story } of Object.values(stories)) {
      expect(Object.keys(meta.argTypes)).toEqual(expect.arrayContaining(Object.keys(args ?? {})));
      expect(Object.keys(story)).toEqual(['play']);
    }
  });

  test('the live screens show each route of the host that has a screen', async () => {
    const { host } = await createFakeHost(defaultScenario, 'fr-fr');
    const paths = pathsWithAScreen(createRoutes(host));
    expect(paths).toContain('/:token/capture');
    const shown = new Set(await Promise.all(Object.values(stories).map(({ args }) => routeOf(args ?? {}))));
    expect([...shown].toSorted()).toEqual(paths.toSorted());
  });
});
