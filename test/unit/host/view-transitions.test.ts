import { startViewTransition } from '@recto/adapters/browser';
import { createMemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { addViewTransitions } from '../../../host/src/routes/view-transitions.ts';

type Browser =
  /** Takes its picture of the previous screen when the test says so. */
  | 'animates'
  /** The same, for a customer who prefers reduced motion. */
  | 'reducedMotion'
  /** Has no view transitions. */
  | 'old'
  /** Refuses a transition. */
  | 'throws'
  /** Skips a transition, as for a hidden page. */
  | 'skips'
  /** Never takes its picture. */
  | 'stuck';

/** A router whose listener records what is shown: the path, and whether it had to be shown at once. */
async function app(browser: Browser) {
  const pictures: (() => void)[] = [];
  const timers: (() => void)[] = [];
  const startOf = (show: () => void) => {
    if (browser === 'throws') throw new Error('InvalidStateError');
    if (browser !== 'stuck') pictures.push(show);
    return { ready: browser === 'skips' ? Promise.reject(new Error('AbortError')) : Promise.resolve() };
  };
  const dataset: { direction?: string } = {};
  const window = {
    document: browser === 'old' ? {} : { startViewTransition: startOf, documentElement: { dataset } },
    matchMedia: () => ({ matches: browser === 'reducedMotion' }),
    setTimeout: (callback: () => void) => timers.push(callback),
  };
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/a/start'] });
  addViewTransitions(router, (show, direction) =>
    startViewTransition(window as unknown as Window, show, direction),
  );
  const shown: string[] = [];
  router.subscribe(({ location, navigation }, { flushSync }) => {
    if (navigation.state !== 'idle') return;
    shown.push(`${location.pathname}${location.search}${flushSync ? ' at once' : ''}`);
  });
  const run = (callbacks: (() => void)[]) => {
    for (const callback of callbacks.splice(0)) callback();
  };
  return {
    dataset,
    router,
    shown,
    takePicture: () => run(pictures),
    passTime: () => run(timers),
    pictures,
    timers,
  };
}

test('the next screen is shown once the browser has its picture of the previous one', async () => {
  const { router, shown, takePicture, passTime } = await app('animates');
  await router.navigate('/a/confirm');
  expect(shown).toEqual([]);
  takePicture();
  expect(shown).toEqual(['/a/confirm at once']);
  passTime();
  expect(shown).toHaveLength(1);
});

test('the screens move forwards, and backwards where the navigation leads back', async () => {
  const { router, dataset, takePicture } = await app('animates');
  await router.navigate('/a/confirm');
  expect(dataset.direction).toBe('forward');
  takePicture();
  await router.navigate('/a/start', { state: { isBack: true } });
  expect(dataset.direction).toBe('back');
});

test('what follows meanwhile is shown after it, in order', async () => {
  const { router, shown, takePicture } = await app('animates');
  await router.navigate('/a/confirm');
  await router.navigate('/a/confirm?language=de-de');
  await router.navigate('/a/status');
  expect(shown).toEqual([]);
  takePicture();
  expect(shown).toEqual(['/a/confirm at once', '/a/confirm?language=de-de', '/a/status']);
});

test('the time limit of one transition does not hurry the next', async () => {
  const { router, shown, takePicture, timers } = await app('animates');
  await router.navigate('/a/confirm');
  takePicture();
  await router.navigate('/a/status');
  timers.shift()!();
  await router.navigate('/a/status?language=de-de');
  expect(shown).toEqual(['/a/confirm at once']);
  takePicture();
  expect(shown.slice(1)).toEqual(['/a/status at once', '/a/status?language=de-de']);
});

test.for(['old', 'reducedMotion', 'throws'] as const)(
  'without a transition, the next screen is shown immediately: %s',
  async (browser) => {
    const { router, shown, pictures } = await app(browser);
    await router.navigate('/a/confirm');
    expect(shown.map((line) => line.replace(' at once', ''))).toEqual(['/a/confirm']);
    expect(pictures).toHaveLength(0);
  },
);

test('a skipped transition does not lose the screen', async () => {
  const { router, shown, takePicture } = await app('skips');
  await router.navigate('/a/confirm');
  takePicture();
  expect(shown).toEqual(['/a/confirm at once']);
});

test('a browser that takes no picture does not lose the screen', async () => {
  const { router, shown, passTime } = await app('stuck');
  await router.navigate('/a/confirm');
  expect(shown).toEqual([]);
  passTime();
  expect(shown).toEqual(['/a/confirm at once']);
});

test('a change of the query, and going back, are shown without a transition', async () => {
  const { router, shown, takePicture, pictures } = await app('animates');
  await router.navigate('?language=de-de');
  expect(shown).toEqual(['/a/start?language=de-de']);
  await router.navigate('/a/confirm');
  takePicture();
  await router.navigate(-1);
  await expect.poll(() => shown.at(-1)).toBe('/a/start?language=de-de');
  expect(pictures).toHaveLength(0);
});

test('the viewfinder is shown at once, without a transition', async () => {
  const { router, shown, pictures } = await app('animates');
  await router.navigate('/a/capture');
  expect(shown).toEqual(['/a/capture at once']);
  expect(pictures).toEqual([]);
});
