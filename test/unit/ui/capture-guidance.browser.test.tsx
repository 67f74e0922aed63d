import {
  noGuidance,
  type Announcement,
  type CaptureRing,
  type CaptureSnapshot,
  type GuidanceSnapshot,
  type Hint,
  type PhotoName,
  type DocumentPlace,
  type PhotoWarning,
} from '@recto/core';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { eventually } from '../../support/eventually.ts';
import { image, live, snapshotOf, states } from './capture-snapshots.ts';
import { renderCaptureView } from './render-capture-view.tsx';

/** What the customer sees of the guidance (decisions 4.1 to 4.4). */

const front = { ...live, facingMode: 'user' } as const;
const full: GuidanceSnapshot = {
  ...noGuidance,
  autoCapture: { isAvailable: true, isEnabled: true, ring: null },
  sound: { isAvailable: true, isEnabled: false, tone: null },
};

function framing(part: Partial<GuidanceSnapshot>, camera: typeof live | typeof front = live) {
  return snapshotOf(states.capture, { camera, guidance: { ...full, ...part } });
}

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

function preview(verdict: GuidanceSnapshot['verdict']) {
  return snapshotOf(states.preview, { guidance: { ...noGuidance, verdict } });
}

test('the hint is shown beside the mask, and not read twice: the live region says it', async () => {
  const screen = await renderCaptureView(framing({ hint: { name: 'tooFar' } }));
  const hint = screen.find('[data-hint="tooFar"]');
  expect(hint.textContent).toBe('Move the phone closer');
  expect(hint.closest('[aria-hidden="true"]')).not.toBeNull();
  const mask = screen.find('[data-mask]').getBoundingClientRect();
  expect(hint.getBoundingClientRect().bottom).toBeLessThanOrEqual(mask.top);
});

// Decision 2.5.
test('the drawing of the side leaves when a document is found, and comes back only if none is for some time', async () => {
  const screen = await renderCaptureView(framing({ isFound: true }));
  const drawing = screen.find('[data-found]');
  const ghost = () => getComputedStyle(drawing);
  expect(ghost().opacity).toBe('0');
  screen.update(framing({}));
  expect(ghost().transitionDelay).toBe('1.5s');
  expect(ghost().opacity).toBe('0');
});

// Decision 4.3.
test('in a mirrored picture, left and right are as the customer sees them', async () => {
  const hint: Hint = { name: 'cutOff', side: 'left' };
  const sides = { top: 0, right: 0, bottom: 0, left: 1 };
  const litSide = () =>
    [...document.querySelectorAll<SVGPathElement>('[data-side]')]
      .filter((path) => getComputedStyle(path).opacity === '1')
      .map(({ dataset }) => dataset['side']);
  const screen = await renderCaptureView(framing({ hint, sides }));
  expect(screen.find('[data-hint]').textContent).toBe('The left side of the document is cut off');
  expect(litSide()).toEqual(['left']);
  screen.update(framing({ hint, sides }, front));
  expect(screen.find('[data-hint]').textContent).toBe('The right side of the document is cut off');
  await eventually(() => expect(litSide()).toEqual(['right']));
});

test('hints about a face speak of the face', async () => {
  const hintFor = (photo: PhotoName): CaptureSnapshot => ({
    ...framing({ hint: { name: 'offCentre', side: 'left' } }),
    state: { ...states.capture, photo },
  });
  const screen = await renderCaptureView(hintFor('idCardRecto'));
  expect(screen.find('[data-hint]').textContent).toBe('Centre the document');
  screen.update(hintFor('clientPicture'));
  expect(screen.find('[data-hint]').textContent).toBe('Centre your face');
});

test('the switches tell their state, call their action, and are there only where they work', async () => {
  const torch = { isOn: true, isProposed: false };
  const screen = await renderCaptureView(framing({ torch }));
  const stateOf = (name: string) => screen.action(name).getAttribute('aria-checked');
  expect(['auto-capture', 'sound', 'torch'].map(stateOf)).toEqual(['true', 'false', 'true']);
  for (const name of ['auto-capture', 'sound', 'torch']) screen.action(name).click();
  const { toggleAutoCapture, toggleSound, toggleTorch } = screen.handlers;
  for (const call of [toggleAutoCapture, toggleSound, toggleTorch]) expect(call).toHaveBeenCalledOnce();
  screen.update(snapshotOf(states.capture));
  expect(document.querySelector('[role="switch"]')).toBeNull();
});

test.each(['idCardRecto', 'clientPicture'] as const)(
  'the ring is the mask’s own line (%s), closes clockwise from its top, and the shutter works meanwhile',
  async (photo) => {
    const ringAt = (progress: number) => ({ ...full.autoCapture, ring: { progress, durationMs: 900 } });
    const at = (progress: number) =>
      snapshotOf(
        { name: 'capture', photo },
        { camera: live, guidance: { ...full, autoCapture: ringAt(progress) } },
      );
    const screen = await renderCaptureView(at(0.25));
    const [line, mask] = ['[data-ring="0.25"] > :last-child', '[data-mask]'].map((selector) =>
      screen.find(selector),
    ) as unknown as [SVGPathElement, SVGPathElement];
    const [ring, outline] = [line.getBBox(), mask.getBBox()];
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(ring[side]).toBeCloseTo(outline[side], 1);
    const start = line.getPointAtLength(0);
    expect([start.x, start.y]).toEqual([500, expect.closeTo(outline.y, 1)]);
    expect(line.getPointAtLength(50).x).toBeGreaterThan(500);
    expect(Number(line.getAttribute('stroke-dashoffset'))).toBe(75);
    // 5 px of a square of 390 px.
    expect((Number(line.getAttribute('stroke-width')) * 390) / 1000).toBeCloseTo(5, 0);
    screen.action('shutter').click();
    expect(screen.handlers.shutter).toHaveBeenCalledOnce();
  },
);

test('a ring that is cancelled shrinks back in 200 ms, and is gone at once with reduced motion', async () => {
  const at = (ring: CaptureRing | null) => framing({ autoCapture: { ...full.autoCapture, ring } });
  const screen = await renderCaptureView(at(null));
  const lines = () => document.querySelectorAll<SVGPathElement>('path[pathLength="100"]');
  expect(lines()).toHaveLength(0);
  screen.update(at({ progress: 0.5, durationMs: 900 }));
  expect(lines()).toHaveLength(2);
  screen.update(at(null));
  expect(document.querySelector('[data-ring]')).toBeNull();
  expect(lines()).toHaveLength(2);
  for (const line of lines()) {
    expect(line.getAttribute('stroke-dashoffset')).toBe('100');
    expect(getComputedStyle(line)).toMatchObject({
      transitionProperty: 'stroke-dashoffset',
      transitionDuration: '0.2s',
    });
    screen.root().dataset['motion'] = 'reduced';
    expect(getComputedStyle(line).transitionProperty).toBe('none');
    delete screen.root().dataset['motion'];
  }
});

test('while the ring closes, only the ring is lit', async () => {
  const sides = { top: 1, right: 1, bottom: 1, left: 1 };
  const ring = { progress: 0.5, durationMs: 900 };
  const litSides = () =>
    [...document.querySelectorAll('[data-side]')].filter((path) => getComputedStyle(path).opacity === '1');
  const screen = await renderCaptureView(framing({ sides }));
  expect(litSides()).toHaveLength(4);
  screen.update(framing({ sides, autoCapture: { ...full.autoCapture, ring } }));
  await eventually(() => expect(litSides()).toHaveLength(0));
});

test('a warning takes the place of the question, and Retake that of the first choice', async () => {
  const screen = await renderCaptureView(preview({ name: 'fine', isChecked: false, dpi: null }));
  const look = (name: string) => getComputedStyle(screen.action(name)).backgroundColor;
  const [first, second] = [look('use'), look('retake')];
  expect(first).not.toBe(second);
  expect(screen.root().textContent).toContain('Is everything sharp');
  screen.update(preview(warning));
  expect(screen.root().textContent).toContain('The photo is blurred in places.');
  await eventually(() => expect([look('retake'), look('use')]).toEqual([first, second]));
  screen.update(preview({ ...warning, code: 'tooSmall' }));
  await eventually(() => expect(screen.root().textContent).toContain('Too far away to read well'));
});

test('where the check knows that the photo is good, it says so in place of the question, and not with the heading', async () => {
  const screen = await renderCaptureView(preview({ name: 'fine', isChecked: true, dpi: 318 }));
  expect(screen.root().textContent).toContain('Sharp, and all of it is in the photo.');
  expect(screen.root().textContent).not.toContain('Is everything sharp');
  const heading = screen.root().querySelector('h1')!;
  const described = heading.getAttribute('aria-describedby')!.split(' ');
  expect(described.map((id) => document.getElementById(id)!.textContent).join(' ')).not.toContain('Sharp');
});

/** The middle and the width of the part of the square that the loupe enlarges, in thousandths of the square. */
function shownInLoupe(loupe: HTMLElement) {
  const window = loupe.getBoundingClientRect();
  const photo = loupe.querySelector('img')!.getBoundingClientRect();
  const thousandths = (length: number) => (1000 * length) / photo.width;
  const middle = {
    x: thousandths(window.left + window.width / 2 - photo.left),
    y: thousandths(window.top + window.height / 2 - photo.top),
  };
  return [middle, thousandths(window.width)] as const;
}

test('the loupe opens on the worst place and closes, by keyboard', async () => {
  const screen = await renderCaptureView(preview(warning));
  const loupe = await eventually(() => screen.action('loupe'));
  loupe.focus();
  await userEvent.keyboard('{Enter}');
  // The place's middle is at 600 and 300; 320 thousandths are shown around it.
  const [middle, width] = shownInLoupe(screen.find('[data-loupe]'));
  expect(middle.x).toBeCloseTo(600, 0);
  expect(middle.y).toBeCloseTo(300, 0);
  expect(width).toBeCloseTo(320, 0);
  expect(loupe.ariaExpanded).toBe('true');
  await userEvent.keyboard('{Escape}');
  expect(document.querySelector('[data-loupe]')).toBeNull();
  expect(document.activeElement).toBe(loupe);
});

test('a picked file of another shape has its bad places, its verdict and the loupe, too', async () => {
  // Twice as wide as high: above and below it, a quarter of the square is empty.
  const canvas = new OffscreenCanvas(800, 400);
  canvas.getContext('2d')!.fillRect(0, 0, 800, 400);
  const file = await canvas.convertToBlob({ type: 'image/jpeg' });
  const state = { ...states.preview, image: file };
  const screen = await renderCaptureView(
    snapshotOf(state, { guidance: { ...noGuidance, verdict: { ...warning, code: 'tooSmall' } } }),
  );
  await eventually(() => expect(screen.root().querySelectorAll('svg rect')).toHaveLength(2));
  screen.action('loupe').click();
  const loupe = await eventually(() => screen.find('[data-loupe]'));
  const [middle] = shownInLoupe(loupe);
  expect(middle.x).toBeCloseTo(600, 0);
  expect(middle.y).toBeCloseTo(300, 0);
  const photo = loupe.querySelector('img')!;
  await eventually(() => expect([photo.naturalWidth, photo.naturalHeight]).toEqual([800, 400]));
  expect(getComputedStyle(photo).objectFit).toBe('contain');
});

/** A card that is tilted, so that its left side is nearer. */
const tilted: DocumentPlace = {
  corners: [
    { x: 120, y: 240 },
    { x: 850, y: 300 },
    { x: 830, y: 720 },
    { x: 100, y: 770 },
  ],
  format: 'id1',
};

/** The place of a point of the photo on the screen, as the browser draws it. */
function shownAt(photo: HTMLElement, x: number, y: number) {
  const probe = document.createElement('i');
  probe.style.cssText = `position: absolute; left: ${x / 10}%; top: ${y / 10}%`;
  photo.parentElement!.append(probe);
  const { left, top } = probe.getBoundingClientRect();
  probe.remove();
  return { left, top };
}

// Decision 4.4.
test('a document whose corners are certain is shown alone and straight, and the whole photo on a tap', async () => {
  const screen = await renderCaptureView(
    preview({ name: 'fine', isChecked: true, dpi: 318, document: tilted }),
  );
  const card = await eventually(() => screen.find('[data-cut-out="lifts"]'));
  await Promise.all(card.getAnimations().map(({ finished }) => finished));
  const box = card.getBoundingClientRect();
  const square = card.parentElement!.getBoundingClientRect();
  expect(box.width / square.width).toBeCloseTo(0.92, 2);
  expect(box.width / box.height).toBeCloseTo(85.6 / 53.98, 2);
  const photo = card.querySelector('img')!;
  const corners = tilted.corners.map(({ x, y }) => shownAt(photo, x, y));
  const { left, top, right, bottom } = box;
  [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ].forEach(([x, y], index) => {
    expect(corners[index]!.left).toBeCloseTo(x!, 0);
    expect(corners[index]!.top).toBeCloseTo(y!, 0);
  });
  const whole = screen.action('whole-photo');
  expect([whole.textContent, whole.ariaPressed]).toEqual(['Whole photo', 'false']);
  whole.focus();
  await userEvent.keyboard('{Enter}');
  expect([whole.ariaPressed, card.dataset['cutOut']]).toEqual(['true', 'returns']);
  await eventually(() => expect(getComputedStyle(card).opacity).toBe('0'));
  // It has gone back to where it is in the photo: 0.12 of its width from the left.
  expect(card.getBoundingClientRect().left - square.left).toBeCloseTo(0.1 * square.width, -0.5);
  await userEvent.keyboard(' ');
  expect([whole.ariaPressed, card.dataset['cutOut']]).toEqual(['false', 'lifts']);
});

test('in a document that is shown alone, the bad place and the loupe are where they are on it', async () => {
  const screen = await renderCaptureView(preview({ ...warning, document: tilted }));
  const photo = await eventually(() => screen.find('[data-cut-out] img'));
  const rect = screen.find('svg rect[rx="12"]');
  const card = screen.find('[data-cut-out]');
  await Promise.all(card.getAnimations().map(({ finished }) => finished));
  const box = rect.getBoundingClientRect();
  for (const x of [place.x, place.x + place.width])
    for (const y of [place.y, place.y + place.height]) {
      const at = shownAt(photo, x, Math.max(y, 280));
      expect(at.left).toBeGreaterThan(box.left - 4);
      expect(at.left).toBeLessThan(box.right + 4);
      expect(at.top).toBeGreaterThan(box.top - 4);
      expect(at.top).toBeLessThan(box.bottom + 4);
    }
  expect(box.top).toBeGreaterThanOrEqual(card.getBoundingClientRect().top - 4);
  screen.action('loupe').click();
  const loupe = await eventually(() => screen.find('[data-loupe]'));
  const middle = shownAt(loupe.querySelector('img')!, 600, 320);
  expect(screen.action('whole-photo').checkVisibility()).toBe(false);
  const window = loupe.getBoundingClientRect();
  expect(Math.abs(middle.left - (window.left + window.width / 2))).toBeLessThan(0.1 * window.width);
  expect(Math.abs(middle.top - (window.top + window.height / 2))).toBeLessThan(0.1 * window.height);
});

test.each([
  ['uncertain corners', { name: 'fine', isChecked: true, dpi: null }],
  [
    'a document that is no flat rectangle',
    {
      name: 'fine',
      isChecked: true,
      dpi: null,
      document: {
        ...tilted,
        corners: [tilted.corners[0], tilted.corners[2], tilted.corners[1], tilted.corners[3]],
      },
    },
  ],
] as const)('with %s, the photo is shown as it is', async (_, verdict) => {
  const screen = await renderCaptureView(preview({ ...warning, code: 'tooSmall' }));
  await eventually(() => expect(screen.root().textContent).toContain('Too far away'));
  screen.update(preview(verdict));
  expect(document.querySelector('[data-cut-out]')).toBeNull();
  expect(document.querySelector('[data-action="whole-photo"]')).toBeNull();
});

test('a side that was photographed before is shown beside the new photo', async () => {
  const twin = { photo: 'idCardRecto', image } as const;
  const screen = await renderCaptureView(
    snapshotOf(
      { ...states.preview, photo: 'idCardVerso' },
      { guidance: { ...noGuidance, verdict: { ...warning, code: 'sameSide', twin } } },
    ),
  );
  const twins = await eventually(() => screen.find('[data-twins]'));
  const captions = [...twins.querySelectorAll('figcaption')];
  expect(captions.map(({ textContent }) => textContent)).toEqual(['ID card: front', 'ID card: back']);
});

test('what the session says is in one of two live regions: what interrupts is in the other', async () => {
  const screen = await renderCaptureView(framing({}));
  const [polite, urgent] = ['status', 'alert'].map((role) => screen.find(`[data-screen] > [role="${role}"]`));
  const say = (announcement: Announcement, isUrgent: boolean, number: number) =>
    screen.update({ ...framing({}), said: { number, announcement, isUrgent } });
  say({ name: 'words', words: { kind: 'hint', hint: { name: 'tooFar' } } }, false, 1);
  expect([polite!.textContent, urgent!.textContent]).toEqual(['Move the phone closer', '']);
  say({ name: 'words', words: { kind: 'hint', hint: { name: 'ready', next: 'automatic' } } }, true, 2);
  expect([polite!.textContent, urgent!.textContent]).toEqual(['', 'Front: Hold still…']);
});

// Decision 4.6.
test.each([
  ['pending', true, 'Photo taken'],
  ['sharp', true, 'Photo taken, sharp'],
  ['unknown', true, 'Photo taken. You can use it or retake it'],
  ['blurred', true, 'The photo is blurred in places'],
  ['pending', false, 'Check the photo'],
  ['sharp', false, 'Sharp, and all of it is in the photo'],
  ['unknown', false, 'Check the photo'],
  ['glare', false, 'Glare hides part of the document'],
] as const)(
  'the heading of a photo of which "%s" is known (new: %s) is: %s',
  async (finding, isNew, text) => {
    const said = { number: 1, announcement: { name: 'photo', isNew, finding }, isUrgent: false } as const;
    const screen = await renderCaptureView({ ...preview(warning), said });
    expect(document.activeElement?.textContent).toBe(`${text} – ID card: front`);
    expect(screen.find('[data-screen] > [role="status"]').textContent).toBe('');
  },
);

// Decision 4.6.
test('the heading of a photo gets the focus when it is known what to say of it, and is brief until the check ends', async () => {
  const checking = preview({ name: 'checking' });
  const screen = await renderCaptureView({ ...checking, said: null });
  const heading = screen.find('h1');
  expect(document.activeElement).not.toBe(heading);
  const say = (snapshot: typeof checking, announcement: Announcement, number: number) =>
    screen.update({ ...snapshot, said: { number, announcement, isUrgent: false } });
  const readHeading = () =>
    [...heading.querySelectorAll('span')]
      .filter((span) => span.closest('[aria-hidden="true"]') === null && span.children.length === 0)
      .map((span) => span.textContent)
      .join('');
  const shown = () => heading.nextElementSibling!.textContent;
  // Neither a question that is answered in a moment, nor another sentence than the one that is said.
  expect(shown()).toBe('');
  say(checking, { name: 'photo', isNew: true, finding: 'pending' }, 1);
  expect(document.activeElement).toBe(heading);
  expect(readHeading()).toBe('Photo taken');
  expect(shown()).toBe('Photo taken');
  say(preview(warning), { name: 'finding', finding: 'blurred' }, 2);
  expect(readHeading()).toBe('The photo is blurred in places – ID card: front');
  expect(shown()).toBe('The photo is blurred in places.');
  expect(screen.find('[data-screen] > [role="status"]').textContent).toBe(
    'The photo is blurred in places. ID card: front',
  );
});
