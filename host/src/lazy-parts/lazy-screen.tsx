import type { ReactNode } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import type { ReloadOnce } from './ReloadOnce.ts';

export interface LazyScreen<Module> {
  readonly name: string;
  /** Loads the screen's chunk. @throws ChunkLoadError */
  readonly load: () => Promise<Module>;
  /** Loads what the next screen needs, ahead of it: the network may be gone by then. */
  readonly ahead?: () => Promise<unknown>;
  readonly show: (module: Module) => ReactNode;
  /** Decides whether the screen may be shown: returns null if so, else a redirect. */
  readonly loader: LoaderFunction;
}

/**
 * Creates the route of a screen in a chunk of its own, which is loaded in parallel with its loader. The
 * router's own `lazy` keeps a failure forever; this one retries with each navigation.
 * @param isSafe whether a reload of the page would lose no data.
 * @returns a function that creates this part of a route object; its loader throws ChunkLoadError when
 * the chunk can't be loaded.
 */
export function lazyScreens(reloads: ReloadOnce, isSafe: () => boolean) {
  return <Module,>(screen: LazyScreen<Module>): Pick<RouteObject, 'loader' | 'Component'> => {
    const { name, load, ahead, show, loader } = screen;
    let loaded: Module | null = null;
    return {
      loader: async (args, context) => {
        const loading = loaded === null ? load() : Promise.resolve(loaded);
        loading.catch(() => undefined); // handled below, unless the loader redirects
        const result: unknown = await loader(args, context);
        if (result !== null) return result;
        loaded = await reloads.waitFor(loading, { name, address: args.request.url, isSafe });
        ahead?.().catch(() => undefined); // retried when it is needed
        return null;
      },
      Component: () => loaded !== null && show(loaded),
    };
  };
}
