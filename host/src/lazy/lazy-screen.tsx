import { loadChunk } from '@recto/ui';
import type { ReactNode } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import type { ReloadOnce } from './ReloadOnce.ts';

export interface LazyScreen<Module> {
  readonly name: string;
  /** The `import()` of the screen's chunk. */
  readonly load: () => Promise<Module>;
  /** The `import()` of the screen that people go to from here: it may be without a network by then. */
  readonly ahead?: () => Promise<unknown>;
  readonly show: (module: Module) => ReactNode;
  /** Decides whether the screen may be shown: it gives null then, and a redirect otherwise. */
  readonly loader: LoaderFunction;
}

/**
 * Makes the route of a screen that comes as a chunk of its own, loaded beside its loader. The router's
 * own `lazy` remembers a failure for ever; this one tries again with each navigation.
 * @param isSafe whether nothing would be lost if the page were loaded again for want of a chunk.
 * @returns a function that gives the part of a route object; its loader throws ChunkLoadError
 * where the chunk does not come.
 */
export function lazyScreens(reloads: ReloadOnce, isSafe: () => boolean) {
  return <Module,>(screen: LazyScreen<Module>): Pick<RouteObject, 'loader' | 'Component'> => {
    const { name, load, ahead, show, loader } = screen;
    let loaded: Module | null = null;
    return {
      loader: async (args, context) => {
        const loading = loaded === null ? loadChunk(load) : Promise.resolve(loaded);
        loading.catch(() => undefined); // told below, unless the person is sent elsewhere
        const result: unknown = await loader(args, context);
        if (result !== null) return result;
        loaded = await reloads.or(loading, { name, address: args.request.url, isSafe });
        ahead?.().catch(() => undefined); // it is tried again when it is needed
        return null;
      },
      Component: () => loaded !== null && show(loaded),
    };
  };
}
