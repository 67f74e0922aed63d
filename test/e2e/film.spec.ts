import type { Page } from '@playwright/test';
import { photoNamed, type PhotoName } from '@recto/core';
import type { Customer } from '@recto/testing/playwright';
import { everything, idCardOnly } from './fixtures/procedures.ts';
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
  /** What is seen in the square: a photo, the side of a card that turns, and the mask over the camera's picture. */
  readonly pictures: string;
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
    const isSeen = (element: Element | null | undefined): element is Element => {
      for (let part = element; part; part = part.parentElement) {
        const { opacity, display, visibility } = getComputedStyle(part);
        if (Number(opacity) === 0 || display === 'none' || visibility === 'hidden') return false;
      }
      return element instanceof Element;
    };
    const picturesIn = (capture: Element | undefined) => {
      const card = capture?.querySelector<HTMLElement>('[data-turning]');
      const photo = capture?.querySelector('img:not([data-turning] *)');
      const mask = capture?.querySelector('[data-mask]');
      const seen: string[] = [];
      // In the dark room, only the card is seen.
      const isRoomDark = card && getComputedStyle(card, '::before').opacity === '1';
      if (!isRoomDark && isSeen(photo)) {
        seen.push(photo.closest('[aria-hidden]') ? 'photo that goes' : 'photo');
        if (getComputedStyle(photo.parentElement!).opacity !== '1') seen.push('camera');
      }
      if (isSeen(card)) {
        const { m11 } = new DOMMatrix(getComputedStyle(card.firstElementChild!).transform);
        const goes = getComputedStyle(card).opacity === '1' ? '' : ' that goes';
        seen.push((m11 < 0 ? 'back' : 'front') + goes);
      }
      if (isSeen(mask)) seen.push(`mask of a ${mask.getAttribute('data-mask')}`);
      return seen.join(' + ');
    };
    const look = () => {
      const screens = [...document.querySelectorAll<HTMLElement>('[data-screen]')];
      const capture = screens.find(({ dataset }) => dataset['screen'] === 'capture');
      const title = capture?.querySelector('h1');
      const stepId = title?.getAttribute('aria-describedby')?.split(' ')[1];
      const square =
        capture?.querySelector('img:not([data-turning] *)') ?? capture?.querySelector('[role="img"]');
      const { left = 0, top = 0, width = 0, height = 0 } = square?.getBoundingClientRect() ?? {};
      const frame: Frame = {
        screens: screens.map(({ dataset }) => dataset['state'] ?? dataset['screen']).join(' + '),
        photo: capture?.dataset['photo'] ?? null,
        step: stepId === undefined ? null : baseline(document.getElementById(stepId)),
        title: baseline(title?.lastChild?.parentElement),
        square: square ? [left, top, width, height].join(' ') : null,
        pictures: picturesIn(capture),
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

/** What is seen in the square from "Use" on this photo to the next viewfinder, when nothing moves any more. */
async function picturesAfterUse(
  page: Page,
  customer: Customer,
  developed: () => Promise<Film>,
  next: PhotoName,
) {
  const before = (await developed()).frames.length;
  await customer.tap('use');
  await customer.seesCapture('capture', next);
  const { frame } = photoNamed(next);
  await expect.poll(async () => (await developed()).frames.at(-1)?.pictures).toBe(`mask of a ${frame}`);
  const { frames } = await developed();
  return withoutRepeats(frames.slice(before).map(({ pictures }) => pictures));
}

// Decision 4.8. A frame may be missing, where the machine is slow; none may be there that is not of this list.
const turning = [
  'photo',
  'photo + front',
  'front',
  'back',
  'back that goes',
  'back + mask of a card',
  'back that goes + mask of a card',
  'mask of a card',
];

for (const ms of [100, 600, 3000]) {
  test(`with an answer after ${ms} ms, the photo turns over and does not come back`, async ({
    page,
    procedures,
    customer,
    operator,
  }) => {
    const developed = await film(page);
    const procedure = await procedures.started(idCardOnly);
    await operator.addFault({ call: 'savePhoto', kind: 'delay', ms });
    await customer.open(procedure, '/capture');
    await customer.photograph('idCardRecto');
    const seen = await picturesAfterUse(page, customer, developed, 'idCardVerso');
    // In this order, each at most once.
    expect(seen).toEqual(turning.filter((pictures) => seen.includes(pictures)));
    expect(seen).toContain('back');
  });
}

test('a document goes before the oval comes', async ({ page, procedures, customer, camera }) => {
  const developed = await film(page);
  const procedure = await procedures.started(everything, [
    'idCardRecto',
    'idCardVerso',
    'driverLicenseRecto',
  ]);
  await customer.open(procedure, '/capture');
  await customer.photograph('driverLicenseVerso');
  await camera.show('clientPicture');
  const seen = await picturesAfterUse(page, customer, developed, 'clientPicture');
  await camera.show('idCardRecto');
  const inOrder = ['photo', 'photo that goes', '', 'mask of a face'];
  expect(seen).toEqual(inOrder.filter((pictures) => seen.includes(pictures)));
});

/** Without the scenes that are the same as the one before. */
function withoutRepeats(scenes: readonly string[]): readonly string[] {
  return scenes.filter((scene, index) => scene !== scenes[index - 1]);
}
