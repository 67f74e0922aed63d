import { createMemoryRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createRoutes } from '../../../host/src/routes/routes.tsx';
import * as asItRuns from '../../../stories/app/AsItRuns.stories.tsx';
import { createFakeHost } from '../../../stories/wiring/fake-host.ts';
import { onFakes } from '../../../stories/wiring/on-fakes.tsx';
import { fairWorld, type World } from '../../../stories/wiring/world.ts';

const { default: meta, ...stories } = asItRuns;

/** The path that a route with a screen has in the host's table. */
function pathsWithAScreen(routes: readonly RouteObject[], above = ''): string[] {
  return routes.flatMap(({ path = '', children, element }) => {
    const here = path === '' ? above : `${above}/${path}`;
    if (children !== undefined) return pathsWithAScreen(children, here);
    return element === null ? [] : [here];
  });
}

/** Where the host's own loaders lead in the world of a story. */
async function routeOf(world: Partial<World>): Promise<string> {
  const whole = { ...fairWorld, ...world };
  const { host } = await createFakeHost(whole, 'fr-fr');
  const routes = createRoutes(host);
  const router = createMemoryRouter(routes, { initialEntries: [whole.at] });
  onTestFinished(() => router.dispose());
  await vi.waitFor(
    () => expect(router.state).toMatchObject({ initialized: true, navigation: { state: 'idle' } }),
    5000,
  );
  return (matchRoutes(routes, router.state.location) ?? [])
    .map(({ route: { path } }) => (path === undefined ? '' : `/${path}`))
    .join('');
}

describe('the stories of the app as it runs', () => {
  test('are the host on fakes, with its controls', () => {
    expect(meta).toMatchObject({ render: onFakes.render, argTypes: onFakes.argTypes });
    for (const { args, ...story } of Object.values(stories)) {
      expect(Object.keys(meta.argTypes)).toEqual(expect.arrayContaining(Object.keys(args ?? {})));
      expect(Object.keys(story)).toEqual(['play']);
    }
  });

  test('show each route of the host that has a screen', async () => {
    const { host } = await createFakeHost(fairWorld, 'fr-fr');
    const paths = pathsWithAScreen(createRoutes(host));
    expect(paths).toContain('/:token/capture');
    const shown = new Set(await Promise.all(Object.values(stories).map(({ args }) => routeOf(args ?? {}))));
    expect([...shown].toSorted()).toEqual(paths.toSorted());
  });
});
