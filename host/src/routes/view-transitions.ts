import { NavigationType, type createBrowserRouter } from 'react-router-dom';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** Which way the screens move. */
export type Direction = 'forward' | 'back';

/**
 * Adds a transition to each change of screen but that to the viewfinder, which appears by itself and takes taps meanwhile
 * (decision 8.9). React Router's own `viewTransition` would write the path, which contains the token, to session storage.
 * Going back and forth in the history has no transition: browsers have their own animation for it.
 * @param router its listeners are called in the same order as before, later if a transition begins.
 * @param start begins a transition in a direction: it calls `show` soon, perhaps more than once. Returns false if there is none.
 */
export function addViewTransitions(
  router: Router,
  start: (show: () => void, direction: Direction) => boolean,
): void {
  const subscribe = router.subscribe.bind(router);

  router.subscribe = (listener) => {
    let previous = router.state;
    /** The changes that are shown as soon as the transition has begun. */
    let waiting: (() => void)[] | null = null;

    return subscribe((state, options) => {
      const isNewScreen =
        previous.initialized &&
        state.location.pathname !== previous.location.pathname &&
        state.historyAction !== NavigationType.Pop;
      previous = state;
      if (waiting !== null) {
        waiting.push(() => listener(state, options));
        return;
      }
      const showAtOnce = () => listener(state, { ...options, flushSync: true });
      if (isNewScreen && state.location.pathname.endsWith('/capture')) return showAtOnce();
      const changes = [showAtOnce];
      const show = () => {
        if (waiting === changes) waiting = null;
        for (const change of changes.splice(0)) change();
      };
      waiting = changes;
      if (isNewScreen && start(show, directionOf(state.location))) return;
      waiting = null;
      listener(state, options);
    });
  };
}

/** As `useGoTo` has noted it with the navigation. */
function directionOf({ state }: { readonly state: unknown }): Direction {
  return (state as { readonly isBack?: unknown } | null)?.isBack === true ? 'back' : 'forward';
}
