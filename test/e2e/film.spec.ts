import type { Page } from '@playwright/test';
import { idCardOnly } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';

/** What the page shows in one frame. */
interface Frame {
  /** The names of the screens that are in the page, and the state of the capture screen. */
  readonly screens: string;
  /** The capture screen's photo. */
  readonly photo: string | null;
  /** The baselines of step and title, and the square of the photo or the camera, in CSS px. */
  readonly step: number | null;
  readonly title: number | null;
  readonly square: string | null;
}

/** A view transition of the browser. */
interface Transition {
  /** The screens, such as `start → capture`. */
  readonly screens: string;
  /** How long each of its animations takes, in ms; empty if the browser skipped it. */
  readonly durations: number[];
}

interface Film {
  readonly frames: readonly Frame[];
  readonly shifts: readonly string[];
  readonly transitions: readonly Transition[];
  /** What moved or faded once: the names of the animations, with their elements. */
  readonly movements: readonly string[];
}

interface LayoutShift extends PerformanceEntry {
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/**
 * Films the journey through the page itself: each frame in which something has changed, each layout shift
 * (`PerformanceObserver`) that neither a tap nor the typeface explains, and what is animated. The typeface takes the
 * place of the phone's own one when it is there (decision 12.4): letters may move between the two frames around that.
 */
async function film(page: Page): Promise<() => Promise<Film>> {
  await page.addInitScript(() => {
    const frames: Frame[] = [];
    const shifts: { at: number; text: string }[] = [];
    const typeface = { lastWithout: 0, firstFramesWith: [] as number[] };
    const transitions: Transition[] = [];
    const movements = new Set<string>();
    const durationsOf = (animations: readonly Animation[]) =>
      animations.map(({ effect }) => Number(effect?.getComputedTiming().duration));
    const screenShown = () => document.querySelector<HTMLElement>('[data-screen]')?.dataset['screen'];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (show) => {
      const transition: Transition = {
        screens: `${screenShown()} → ${location.pathname.split('/')[2]}`,
        durations: [],
      };
      transitions.push(transition);
      const running = start(show);
      const noteDurations = async () => {
        await running.ready;
        const ofPage = document.getAnimations().filter(({ effect }) => {
          const pseudo = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
          return pseudo?.startsWith('::view-transition') ?? false;
        });
        transition.durations.push(...durationsOf(ofPage));
      };
      // The browser may skip a transition.
      noteDurations().catch(() => undefined);
      return running;
    };
    const lookForMovement = () => {
      for (const animation of document.getAnimations()) {
        const { iterations, duration } = animation.effect?.getComputedTiming() ?? {};
        if (iterations === Infinity || Number(duration) === 0 || animation.playState !== 'running') continue;
        const element = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
        // With reduced motion, the drawn card is cut from its front to its back.
        if (element?.closest('[data-turning]')) continue;
        movements.add(`${Number(duration)} ms: ${element?.outerHTML.slice(0, 80)}`);
      }
    };
    /** Where the first line of this element's text stands. */
    const baseline = (element: Element | null | undefined) => {
      if (!element) return null;
      const range = document.createRange();
      range.selectNodeContents(element);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
      return lines[0]?.bottom ?? null;
    };
    const look = () => {
      const screens = [...document.querySelectorAll<HTMLElement>('[data-screen]')];
      const capture = screens.find(({ dataset }) => dataset['screen'] === 'capture');
      const title = capture?.querySelector('h1');
      const stepId = title?.getAttribute('aria-describedby')?.split(' ')[1];
      const square = capture?.querySelector('img') ?? capture?.querySelector('[role="img"]');
      const { left = 0, top = 0, width = 0, height = 0 } = square?.getBoundingClientRect() ?? {};
      const frame: Frame = {
        screens: screens.map(({ dataset }) => dataset['state'] ?? dataset['screen']).join(' + '),
        photo: capture?.dataset['photo'] ?? null,
        step: stepId === undefined ? null : baseline(document.getElementById(stepId)),
        title: baseline(title?.lastChild?.parentElement),
        square: square ? [left, top, width, height].join(' ') : null,
      };
      if (JSON.stringify(frame) !== JSON.stringify(frames.at(-1))) frames.push(frame);
    };
    const everyFrame = () => {
      look();
      lookForMovement();
      // Also true before the style sheet has declared it.
      const hasTypeface = document.fonts.check("1em 'Atkinson Hyperlegible Next Variable'");
      if (!hasTypeface) Object.assign(typeface, { lastWithout: performance.now(), firstFramesWith: [] });
      else if (typeface.firstFramesWith.length < 2) typeface.firstFramesWith.push(performance.now());
      requestAnimationFrame(everyFrame);
    };
    requestAnimationFrame(everyFrame);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        for (const { node, previousRect, currentRect } of entry.sources) {
          const name = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent;
          shifts.push({
            at: entry.startTime,
            text: `${screenShown()}, ${name}: ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`,
          });
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
    const isOfTypeface = (at: number) =>
      at >= typeface.lastWithout && at <= (typeface.firstFramesWith[1] ?? Number.POSITIVE_INFINITY);
    Object.assign(window, {
      developFilm: (): Film => ({
        frames,
        shifts: shifts.filter(({ at }) => !isOfTypeface(at)).map(({ text }) => text),
        transitions,
        movements: [...movements],
      }),
    });
  });
  return () => page.evaluate(() => (window as unknown as { developFilm: () => Film }).developFilm());
}

for (const { provider, ms, motion } of [
  { provider: 'a quick provider', ms: 0, motion: 'no-preference' },
  { provider: 'a slow provider, with reduced motion', ms: 2600, motion: 'reduce' },
] as const) {
  test(`on ${provider}, from start to status nothing moves but the picture, and no wrong screen shows`, async ({
    page,
    procedures,
    customer,
    operator,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    const developed = await film(page);
    const procedure = await procedures.make(idCardOnly);
    for (const call of ['setStarted', 'savePhoto', 'setFinished'] as const) {
      if (ms > 0) await operator.addFault({ call, kind: 'delay', ms });
    }
    await customer.open(procedure);
    // React has taken over: before that, screens change without a transition (before-react.spec.ts).
    await expect(page.locator('html')).toHaveAttribute('data-app-state', 'ready');
    await customer.tap('start');
    await customer.take('idCardRecto');
    await customer.take('idCardVerso');
    await customer.sees('confirm');
    await customer.tap('confirm');
    await customer.sees('status');
    // The screen is in the document before it is in a frame.
    await expect.poll(async () => (await developed()).frames.at(-1)?.screens).toBe('status');

    const { frames, shifts, transitions, movements } = await developed();
    const scenes = frames
      .map(({ screens, photo }) => (photo === null ? screens : `${screens} ${photo}`))
      // The camera opens while the provider is asked: its picture may be there before the first frame of its screen.
      .filter((scene) => scene !== 'init idCardRecto');
    expect(withoutRepeats(scenes)).toEqual([
      '',
      'start',
      'capture idCardRecto',
      'preview idCardRecto',
      'upload idCardRecto',
      'capture idCardVerso',
      'preview idCardVerso',
      'upload idCardVerso',
      'confirm',
      'status',
    ]);

    const filmed = frames.filter(({ square }) => square !== null);
    for (const place of ['step', 'title'] as const) {
      const heights = filmed.map((frame) => frame[place]!);
      expect(Math.max(...heights) - Math.min(...heights), place).toBeLessThanOrEqual(1);
    }
    expect([...new Set(filmed.map(({ square }) => square))]).toHaveLength(1);
    expect(shifts).toEqual([]);

    if (motion === 'reduce') {
      expect(transitions).toEqual([]);
      expect(movements).toEqual([]);
    } else {
      expect(transitions.map(({ screens }) => screens)).toEqual(['capture → confirm', 'confirm → status']);
      // The old screen goes, then the new one comes; the viewfinder appears by itself (decision 8.9).
      for (const { durations } of transitions) {
        expect([...new Set(durations)].sort((one, other) => one - other)).toEqual([90, 220]);
      }
    }
  });
}

/** Without the scenes that are the same as the one before. */
function withoutRepeats(scenes: readonly string[]): readonly string[] {
  return scenes.filter((scene, index) => scene !== scenes[index - 1]);
}
