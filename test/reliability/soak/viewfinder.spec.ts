import { CameraLight } from '../../e2e/fixtures/camera-light.ts';
import { idCardOnly } from '../../e2e/fixtures/procedures.ts';
import { expect, test } from '../../e2e/fixtures/test.ts';
import { setVisibility } from '@recto/testing/playwright';
import { isLongForm } from '../long-form.ts';
import { reportRow } from '../report-row.ts';
import { Leaks, slopeOf, type Held } from './leaks.ts';

// An automatic photo would end the viewfinder. A trace would keep objects that the page has released.
test.use({ guidance: 'hints', trace: 'off' });

/** Each round is a time in the viewfinder, a rest, and a measurement: together about half a minute. */
const rounds = 20;
const roundMs = 27_000;

/** The first five minutes compile code and fill caches. */
const warmUp = 10;

/** How much a round may leave behind. */
const allowed = { heap: 4_000, nodes: 1, listeners: 1 } as const;

// Not in the short form: it would take longer than it could show anything.
if (isLongForm()) {
  test('ten minutes in the viewfinder with guidance leave nothing behind, and camera and analysis rest while the page is hidden', async ({
    page,
    camera,
    procedures,
    customer,
  }) => {
    // Others may use the machine, too.
    test.setTimeout(4 * rounds * roundMs);
    await camera.show('idCardRecto');
    await page.addInitScript(() => {
      const looks = { seen: 0 };
      Object.assign(window, { looks });
      window.Worker = class extends Worker {
        constructor(...given: ConstructorParameters<typeof Worker>) {
          super(...given);
          this.addEventListener('message', ({ data }: MessageEvent<{ ms?: number }>) => {
            if (data.ms === undefined) return;
            looks.seen += 1;
            // Others may use the machine, too: the analyser must not take it for a slow phone and give up.
            data.ms = 0;
          });
        }
      };
    });
    const looks = () => page.evaluate(() => (window as unknown as { looks: { seen: number } }).looks.seen);
    const light = await CameraLight.of(page);
    const leaks = await Leaks.of(page);
    await customer.open(await procedures.started(idCardOnly), '/capture');
    const ready = page.locator('[data-hint="ready"]');
    const held: Held[] = [];
    const began = performance.now();
    for (let round = 1; round <= rounds; round += 1) {
      await expect(ready).toBeVisible();
      const before = await looks();
      await page.waitForTimeout(roundMs);
      const looked = (await looks()) - before;
      await expect(ready).toBeVisible();
      expect(looked, 'looks in a round').toBeGreaterThan(0);

      await setVisibility(page, 'hidden');
      expect(await light.live(), 'tracks that film while the page is hidden').toEqual([]);
      // The analysis of a frame that was under way may still end.
      await page.waitForTimeout(500);
      const resting = await looks();
      await page.waitForTimeout(2_000);
      expect(await looks(), 'looks while the page is hidden').toBe(resting);
      await setVisibility(page, 'visible');
      await expect.poll(() => light.live()).toHaveLength(1);
      await expect.poll(looks).toBeGreaterThan(resting);
      await expect(ready).toBeVisible();

      const now = await leaks.measure();
      held.push(now);
      reportRow({
        table: 'Soak of the viewfinder, after each round and a forced collection',
        head: ['Minutes', 'Looks', 'Heap, bytes', 'DOM nodes', 'Listeners', 'Object URLs'],
        cells: [
          Math.round((performance.now() - began) / 60_000),
          looked,
          now.heap,
          now.nodes,
          now.listeners,
          now.objectUrls,
        ],
      });
    }
    const warm = held.slice(warmUp);
    for (const [what, most] of Object.entries(allowed) as [keyof typeof allowed, number][]) {
      const slope = slopeOf(warm.map((each) => each[what]));
      reportRow({
        table: 'Soak of the viewfinder, growth from one round to the next',
        head: ['What', 'grows by', 'at most'],
        cells: [what, Math.round(slope), most],
      });
      expect(slope, `${what} grows with each round`).toBeLessThan(most);
    }
  });
}
