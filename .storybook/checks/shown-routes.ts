import { matchRoutes, type DataRouter, type RouteObject } from 'react-router-dom';

/** The routes of the current story, and those that its customer has visited. */
const all = new Set<string>();
const shown = new Set<string>();

export function routesKnown(): string[] {
  return [...all];
}

export function routesShown(): string[] {
  return [...shown];
}

export function forgetRoutes(): void {
  all.clear();
  shown.clear();
}

/** Records each route of the host that this router visits, including redirects. */
export function noteRoutes(routes: RouteObject[], router: DataRouter): void {
  for (const path of pathsOf(routes)) all.add(path);
  const note = ({ state }: Pick<DataRouter, 'state'>) => {
    for (const location of [state.location, state.navigation.location]) {
      const matches = location === undefined ? null : matchRoutes(routes, location);
      if (matches !== null) shown.add(join(matches.map(({ route }) => route)));
    }
  };
  note(router);
  router.subscribe((state) => note({ state }));
}

function pathsOf(routes: readonly RouteObject[], above: readonly RouteObject[] = []): string[] {
  return routes.flatMap((route) =>
    route.children ? pathsOf(route.children, [...above, route]) : [join([...above, route])],
  );
}

function join(routes: readonly RouteObject[]): string {
  return routes.map(({ path, index }) => (index ? '/' : path === undefined ? '' : `/${path}`)).join('');
}
