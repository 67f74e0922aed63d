import type { createBrowserRouter } from 'react-router-dom';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/**
 * Lets the router's provider hear of a navigation that ended before it could: React renders the first screen in parts, or
 * takes it over, and the provider subscribes once that is done. A tap on "Start" may lead to the next screen meanwhile.
 * React Router itself does so only for its first listener, which is another one here (`recordScreens`).
 * @param router each new listener is called at once if its state is no longer the one that it has now.
 */
export function repeatMissedNavigation(router: Router): void {
  const rendered = router.state;
  const subscribe = router.subscribe.bind(router);
  router.subscribe = (listener) => {
    const stop = subscribe(listener);
    const { state } = router;
    if (state !== rendered) listener(state, { deletedFetchers: [], newErrors: null, flushSync: false });
    return stop;
  };
}
