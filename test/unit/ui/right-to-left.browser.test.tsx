import { noGuidance, type GuidanceSnapshot, type Language, type PhotoWarning } from '@recto/core';
import { HotToasts, LoadingLine, ProcedureShell, StartView, ToastArea } from '@recto/ui';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { pseudoLanguage } from '../../../.storybook/pseudo-language.ts';
import { fillSurface } from '../../../packages/adapters/src/browser/camera/picture/surface.ts';
import { neverMirrored } from '../../../packages/ui/src/theme/never-mirrored.ts';
import { eventually } from '../../support/eventually.ts';
import { live, snapshotOf, states } from './capture-snapshots.ts';
import { renderCaptureView } from './render-capture-view.tsx';
import {
  filled,
  renderConfirmView,
  snapshotOf as confirmSnapshot,
  uploading,
} from './render-confirm-view.tsx';
import { loadTextFont, renderPage } from './render-page.tsx';

/** What is mirrored where the language is written from right to left, and what never is (decision 8.14). */

beforeEach(async () => {
  await page.viewport(390, 844);
  await loadTextFont();
});

const place = { x: 500, y: 250, width: 200, height: 100 };
const warning: PhotoWarning = {
  name: 'warning',
  code: 'blurred',
  severity: 'likelyRefused',
  places: [place],
  worst: place,
  dpi: 287.6,
  twin: null,
};

const guidance: GuidanceSnapshot = {
  ...noGuidance,
  autoCapture: { isAvailable: true, isEnabled: true, ring: null },
  sound: { isAvailable: true, isEnabled: false, tone: null },
  hint: { name: 'cutOff', side: 'left' },
  sides: { top: 0, right: 0, bottom: 0, left: 1 },
};

const framing = snapshotOf(states.capture, { camera: live, guidance });

type Screen = Awaited<ReturnType<typeof renderCaptureView>>;

/** Puts a picture of this shape into the viewfinder, as the camera does. */
function film({ surface }: Screen, width: number, height: number): void {
  const picture = Object.assign(document.createElement('canvas'), { width, height });
  picture.getContext('2d')!.fillRect(0, 0, width, height);
  fillSurface(surface(), picture, false);
}

interface Part {
  readonly selector: string;
  /** How the screen gets there. */
  readonly show: (screen: Screen) => Promise<void> | void;
  /** Its place depends on the texts, so only how it is turned is compared. */
  readonly isAmongTexts?: boolean;
}

/** Each part that shows the real world. */
const parts = {
  'the camera’s picture, wider than its square': {
    selector: '[data-viewfinder], [data-viewfinder] > canvas',
    show: (screen) => film(screen, 192, 108),
  },
  'the camera’s picture, higher than its square': {
    selector: '[data-viewfinder] > canvas',
    show: (screen) => film(screen, 108, 192),
  },
  'its continuation around the square': { selector: '[data-backdrop]', show: () => undefined },
  'the mask, and the side that is lit': {
    selector: 'svg:has([data-mask]), [data-mask], [data-side]',
    show: () => undefined,
  },
  'the arrow to a side that is cut off': {
    selector: '[data-arrow] svg',
    show: () => undefined,
    isAmongTexts: true,
  },
  'the card that turns over': {
    selector: '[data-turning], [data-turning] *',
    show: (screen) => {
      screen.update(snapshotOf(states.preview));
      screen.update(snapshotOf(states.upload, { next: 'idCardVerso' }));
      // The card stands as it does after a third of its turn.
      for (const animation of screen.find('[data-turning]').getAnimations({ subtree: true })) {
        animation.pause();
        animation.currentTime = 300;
      }
    },
  },
  'a photo, its bad places, and the loupe over it': {
    selector: '[data-state] img, rect, [data-loupe]',
    show: async (screen) => {
      screen.update(snapshotOf(states.preview, { guidance: { ...noGuidance, verdict: warning } }));
      (await eventually(() => screen.action('loupe'))).click();
      await eventually(() => screen.find('[data-loupe] img'));
    },
  },
  'the phone that turns': {
    selector: 'svg:has(> g > rect)',
    show: (screen) => screen.update({ ...framing, orientation: 'landscape' }),
    isAmongTexts: true,
  },
} as const satisfies Record<string, Part>;

/** Where the elements are, and how they are transformed. */
async function placesIn(language: Language, part: keyof typeof parts): Promise<readonly string[]> {
  const { selector, show, isAmongTexts = false }: Part = parts[part];
  const screen = await renderCaptureView(framing, undefined, language);
  await show(screen);
  for (const animation of document.getAnimations()) {
    if (animation.playState !== 'paused') animation.cancel();
  }
  return [...document.querySelectorAll(selector)].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const box = [left, top, width, height].map((length) => length.toFixed(1)).join(' ');
    return `${element.tagName} ${isAmongTexts ? '' : box} ${getComputedStyle(element).transform}`;
  });
}

test.each(Object.keys(parts) as (keyof typeof parts)[])(
  'a right-to-left page never mirrors: %s',
  async (part) => {
    const fromLeft = await placesIn('en-gb', part);
    expect(document.documentElement.dir).toBe('ltr');
    expect(fromLeft.length).toBeGreaterThan(0);
    for (const container of document.querySelectorAll('body > div:has([data-screen])')) container.remove();
    const fromRight = await placesIn(pseudoLanguage, part);
    expect(document.documentElement.dir).toBe('rtl');
    expect(fromRight).toEqual(fromLeft);
  },
);

test('each entry of the list of what is never mirrored is on a screen', async () => {
  const found = new Set<string>();
  const look = () => {
    for (const selector of neverMirrored) if (document.querySelector(selector) !== null) found.add(selector);
  };
  const screen = await renderCaptureView(framing, undefined, pseudoLanguage);
  film(screen, 192, 108);
  look();
  parts['the card that turns over'].show(screen);
  look();
  await parts['a photo, its bad places, and the loupe over it'].show(screen);
  look();
  // The adapter's, in place of the canvas of this test.
  screen.surface().replaceChildren(document.createElement('video'));
  look();
  expect([...found].toSorted()).toEqual([...neverMirrored].toSorted());
});

/** The x of an element's centre, in px. */
const middleOf = (element: Element) => {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
};

test('the back arrow is at the right edge and points there; the progress begins at the right', async () => {
  const { find, action } = await renderCaptureView(framing, undefined, pseudoLanguage);
  expect(390 - action('back').getBoundingClientRect().right).toBeCloseTo(10, 0);
  expect(getComputedStyle(action('back').querySelector('svg')!).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  const segments = [...find('[data-screen]').querySelectorAll('span > span[aria-hidden="true"]')].slice(0, 5);
  expect(segments.map(middleOf)).toEqual(segments.map(middleOf).toSorted((a, b) => b - a));
  expect(middleOf(action('sound'))).toBeLessThan(middleOf(action('auto-capture')));
});

test('on the start screen, the switch is on at the left, and the language switcher is on the left', async () => {
  const screen = await renderPage(pseudoLanguage);
  screen.show(
    <ProcedureShell
      languageChoice={{ language: pseudoLanguage, onChange: () => undefined }}
      version="1.0.0"
      connection="online"
      photosWait={false}
      toasts={null}
    >
      <StartView
        lastname="Dumas"
        documents={['idCard']}
        starting={false}
        onStart={() => undefined}
        autoCapture
        checksFace
        sound={{ isOn: true, onToggle: () => undefined }}
      />
    </ProcedureShell>,
  );
  const track = screen.action('sound').lastElementChild!;
  expect(middleOf(track)).toBeLessThan(195);
  expect(new DOMMatrix(getComputedStyle(track, '::before').transform).e).toBeCloseTo(-18, 0);
  expect(middleOf(screen.action('language'))).toBeLessThan(195);
  expect(screen.find('h1').getBoundingClientRect().right).toBe(370);
  expect(screen.find('[data-screen] p + p').textContent).toContain('\u2068Dumas\u2069');
});

test('the upload grows from the right; the icon that deletes ends at the left edge of its picture', async () => {
  const { tile, tileAction } = await renderConfirmView(
    confirmSnapshot({ idCardRecto: filled, idCardVerso: uploading }),
    { language: pseudoLanguage },
  );
  const bar = tile('idCardVerso').querySelector('[role="progressbar"]')!;
  await eventually(() => {
    const [all, done] = [bar, bar.firstElementChild!].map((each) => each.getBoundingClientRect()) as [
      DOMRect,
      DOMRect,
    ];
    expect(done.width).toBeLessThan(all.width / 2);
    expect(all.right - done.right).toBeLessThan(2);
  });
  const picture = tileAction('idCardRecto', 'enlarge').getBoundingClientRect();
  expect(tileAction('idCardRecto', 'delete').firstElementChild!.getBoundingClientRect().left).toBeCloseTo(
    picture.left,
    0,
  );
  expect(middleOf(tile('idCardRecto'))).toBeGreaterThan(middleOf(tile('idCardVerso')));
});

test('a toast closes at the left; the line of the loading app runs to the left', async () => {
  const screen = await renderPage(pseudoLanguage);
  screen.show(
    <>
      <ToastArea />
      <LoadingLine />
    </>,
  );
  const toasts = new HotToasts();
  onTestFinished(() => toasts.clear());
  toasts.show({ kind: 'error', code: 'Toasts.photoKept', about: 'idCardRecto', sticky: true });
  await eventually(() => expect(middleOf(screen.action('close'))).toBeLessThan(60));
  const line = screen.find('[data-loading-line]').firstElementChild!;
  const [way] = line.getAnimations();
  way!.pause();
  const places = [1, 450, 890].map((time) => {
    way!.currentTime = time;
    return middleOf(line);
  });
  expect(places).toEqual(places.toSorted((a, b) => b - a));
});

test.each([
  ['en-gb', 'forward', 'right', 1],
  ['en-gb', 'back', 'left', -1],
  [pseudoLanguage, 'forward', 'left', -1],
  [pseudoLanguage, 'back', 'right', 1],
] as const)('%s, %s: the next screen comes from the %s', async (language, way, _side, sign) => {
  const screen = await renderPage(language);
  screen.show(<main />);
  document.documentElement.dataset['direction'] = way;
  onTestFinished(() => {
    delete document.documentElement.dataset['direction'];
  });
  const transition = document.startViewTransition();
  onTestFinished(() => transition.skipTransition());
  await transition.ready;
  const next = '::view-transition-new(root)';
  const coming = document
    .getAnimations()
    .find(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement === next);
  coming!.pause();
  coming!.currentTime = 0;
  const { transform } = getComputedStyle(document.documentElement, next);
  expect(Math.sign(new DOMMatrix(transform).e)).toBe(sign);
});
