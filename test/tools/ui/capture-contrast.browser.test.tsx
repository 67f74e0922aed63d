import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { noGuidance, type CaptureSnapshot } from '@recto/core';
import { fillSurface } from '../../../packages/adapters/src/browser/camera/picture/surface.ts';
import { eventually } from '../../support/eventually.ts';
import { renderCaptureView } from '../../unit/ui/render-capture-view.tsx';
import { snapshotOf, states } from '../../unit/ui/capture-snapshots.ts';
import { contrastsOnScreen } from '../../unit/ui/contrast-on-screen.ts';

/** What the camera sees: a white table, and one on which light and dark meet everywhere. */
const pictures = {
  'a white table': (context: CanvasRenderingContext2D, { width, height }: HTMLCanvasElement) => {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
  },
  'black and white stripes': (context: CanvasRenderingContext2D, { width, height }: HTMLCanvasElement) => {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.fillStyle = '#000';
    for (let y = 0; y < height; y += 60) context.fillRect(0, y, width, 30);
  },
} as const;

function drawn(name: keyof typeof pictures, width: number, height: number): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  pictures[name](canvas.getContext('2d')!, canvas);
  return canvas;
}

const landscape: Partial<CaptureSnapshot> = { orientation: 'landscape', staysInLandscape: true };

test.each(
  (
    [
      [412, 915, 1080, 1920],
      [412, 915, 1920, 1080],
      [320, 568, 1080, 1920],
      // Decision 2.4.
      [844, 390, 1920, 1080],
    ] as const
  ).flatMap((sizes) =>
    Object.keys(pictures).map((name) => [name as keyof typeof pictures, ...sizes] as const),
  ),
)(
  'over %s on %i × %i (a frame of %i × %i), every text around the square has a contrast of 4.5:1',
  async (name, width, height, ...frame) => {
    await page.viewport(width, height);
    const part = width > height ? landscape : {};
    const screen = await renderCaptureView(snapshotOf(states.init, part));
    fillSurface(screen.surface(), drawn(name, ...frame), false);
    const hinted = { ...part, guidance: { ...noGuidance, hint: { name: 'tooFar' } as const } };
    for (const shown of [
      snapshotOf(states.capture, part),
      snapshotOf(states.capture, hinted),
      snapshotOf(states.preview, part),
      snapshotOf(states.slow, part),
    ]) {
      screen.update(shown);
      await eventually(() => expect(screen.find('[data-backdrop]').dataset['backdrop']).toBe('drawn'));
      const contrasts = await contrastsOnScreen(
        screen.root(),
        '[data-screen] :is(h1, p, [data-action="choose-file"] span, span)',
      );
      expect(contrasts.length).toBeGreaterThan(2);
      expect(contrasts.filter(({ contrast }) => contrast < 4.5)).toEqual([]);
    }
  },
);
