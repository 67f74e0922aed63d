import type { Hint } from '@recto/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fakeHostMeta } from '../fake-host/fake-host-meta.tsx';
import { links, token } from '../fake-host/links.ts';
import {
  card,
  cardInTheDark,
  cardWithGlare,
  sideHashes,
  tremblingCard,
  sharp,
} from '../fake-host/sample-readings.ts';
import type { Scenario } from '../fake-host/scenario.ts';
import { flow, type FlowRun } from './flow.ts';
import { hintsWithRing } from './rings.ts';

/** What the viewfinder shows and says when the photo does not take itself at once (decisions 4.1, 4.2 and 4.5). */
const meta = { title: 'Flows/Viewfinder', ...fakeHostMeta } satisfies Meta<Scenario>;
export default meta;

type Story = StoryObj<typeof meta>;

const args = { path: `/${token}/capture`, ...links.idCardStarted };

/** The texts of hints, by their keys. */
type HintKey =
  | 'turnOver'
  | 'turnOverPressButton'
  | 'readyHoldStill'
  | 'readyTakesItself'
  | 'readyPressButton'
  | 'readyPressButtonFromNow'
  | 'takeByButton';

/** Waits until the viewfinder shows this hint with these words, and until a screen reader was given them. */
async function seesAndHears({ context, customer, host }: FlowRun, name: Hint['name'], key: HintKey) {
  const text = host.translations.i18n.t(`capture.guidance.hint.${key}`);
  await seesHint(context, name, text);
  await customer.hears(text);
}

/** The same, of words that stand while the instruction is still being read aloud, so that they are not said. */
async function seesWords({ context, host }: FlowRun, name: Hint['name'], key: HintKey) {
  await seesHint(context, name, host.translations.i18n.t(`capture.guidance.hint.${key}`));
}

/** @param text what it must say; null for anything. */
async function seesHint(
  { canvasElement }: FlowRun['context'],
  name: Hint['name'],
  text: string | null = null,
): Promise<void> {
  await waitFor(
    () => {
      const shown = canvasElement.querySelector<HTMLElement>('[data-hint]');
      if (shown?.dataset['hint'] !== name)
        throw new Error(`The hint is ${shown?.dataset['hint']}, not ${name}.`);
      // An exact comparison: French texts have spaces that do not break.
      if (text !== null && shown.textContent !== text)
        throw new Error(`The hint says "${shown.textContent}".`);
    },
    { onTimeout: (error: Error) => error },
  );
}

/** The front still lies there at the step of the back: the hint says so, and only the back is photographed. */
export const CardNotTurned: Story = {
  args,
  ...flow(
    {
      name: 'Preview: ID card, front',
      does: 'Has started, and holds still: the photo is taken by itself',
      run: async ({ customer, fakes }) => {
        const front = { ...card, hash: sideHashes.front };
        fakes.analysis.change({
          check: sharp,
          hash: () => sideHashes.front,
          script: { idCardRecto: front, idCardVerso: front },
        });
        await customer.sees({ screen: 'capture', state: 'preview', photo: 'idCardRecto' });
      },
    },
    {
      name: 'Viewfinder: now turn the card over',
      does: 'Uses the photo, and does not turn the card',
      run: async (run) => {
        const { customer, context, scene } = run;
        const rings = hintsWithRing(context);
        scene.show('idCardRecto');
        await customer.presses('use');
        await customer.sees({ screen: 'capture', state: 'capture', photo: 'idCardVerso' });
        await seesAndHears(run, 'turnOver', 'turnOver');
        await expect(rings()).toEqual([]);
        await expect(context.canvasElement.querySelector('[data-ring]')).toBeNull();
      },
    },
    {
      name: 'Preview: ID card, back',
      does: 'Turns the card over and holds still: “Hold still”, the ring, the photo',
      run: async (run) => {
        const { customer, context, fakes, scene } = run;
        const rings = hintsWithRing(context);
        scene.show('asked');
        fakes.analysis.change({
          hash: () => sideHashes.back,
          script: { idCardVerso: { ...card, hash: sideHashes.back } },
        });
        await customer.hears(run.host.translations.i18n.t('capture.guidance.hint.readyHoldStill'));
        const screen = await customer.sees({ screen: 'capture', state: 'preview', photo: 'idCardVerso' });
        await expect(rings()).toEqual(['ready']);
        const sameSide = run.host.translations.i18n.t('capture.guidance.warning.sameSide');
        await expect(screen.textContent).not.toContain(sameSide);
      },
    },
  ),
};

/** All is right for three seconds, but the hand trembles: no ring begins, so the hint names the button. */
export const NoPhotoByItself: Story = {
  args,
  ...flow(
    {
      name: 'Viewfinder: press the button',
      does: 'Has started, and holds the card in the frame with a trembling hand for three seconds',
      run: async (run) => {
        const { context, customer, fakes } = run;
        const rings = hintsWithRing(context);
        fakes.analysis.change({ check: sharp, script: { idCardRecto: tremblingCard } });
        await customer.sees({ screen: 'capture', state: 'capture', photo: 'idCardRecto' });
        await seesWords(run, 'ready', 'readyTakesItself');
        await seesAndHears(run, 'ready', 'readyPressButton');
        await expect(rings()).toEqual([]);
      },
    },
    {
      name: 'Preview: ID card, front',
      does: 'Presses the shutter',
      run: async ({ customer }) => {
        await customer.presses('shutter');
        await customer.sees({ screen: 'capture', state: 'preview', photo: 'idCardRecto' });
      },
    },
  ),
};

/** After two viewfinders without the promised photo, auto-capture says that it is off, and the button is named at once. */
export const PromiseNotKept: Story = {
  args,
  ...flow(
    {
      name: 'Viewfinder: press the button',
      does: 'Has started, and holds the card with a trembling hand: no photo by itself',
      run: async (run) => {
        const { customer, fakes } = run;
        fakes.analysis.change({ check: sharp, script: { idCardRecto: tremblingCard } });
        await customer.sees({ screen: 'capture', state: 'capture', photo: 'idCardRecto' });
        await seesWords(run, 'ready', 'readyTakesItself');
        await seesAndHears(run, 'ready', 'readyPressButton');
      },
    },
    {
      name: 'Viewfinder: press the button, again',
      does: 'Takes the photo, and takes it again: “Hold still” alone, and again no photo by itself',
      run: async (run) => {
        await takeAgain(run);
        await seesWords(run, 'ready', 'readyHoldStill');
        await seesAndHears(run, 'ready', 'readyPressButton');
      },
    },
    {
      name: 'Viewfinder: auto photo is off',
      does: 'Takes the photo, and takes it again: the switch is off, and the button is named at once',
      run: async (run) => {
        const rings = hintsWithRing(run.context);
        await takeAgain(run);
        await seesAndHears(run, 'ready', 'readyPressButtonFromNow');
        const control = await run.customer.sees({ action: 'auto-capture' });
        await expect(control).toHaveAttribute('aria-checked', 'false');
        await expect(rings()).toEqual([]);
      },
    },
  ),
};

async function takeAgain({ customer }: FlowRun): Promise<void> {
  await customer.presses('shutter');
  await customer.sees({ screen: 'capture', state: 'preview', photo: 'idCardRecto' });
  await customer.presses('retake');
  await customer.sees({ screen: 'capture', state: 'capture', photo: 'idCardRecto' });
}

/** On the last step of guidance the front still lies there: first the card, then the button. */
export const CardNotTurnedOnSlowPhone: Story = {
  args,
  ...flow(
    {
      name: 'Preview: ID card, front',
      does: 'Has started on a slow phone, and presses the shutter',
      run: async ({ customer, fakes }) => {
        fakes.analysis.change({
          check: sharp,
          script: { idCardRecto: card, idCardVerso: card },
          paces: [{ atMs: 0, pace: 'none' }],
        });
        await customer.sees({ screen: 'capture', state: 'capture', photo: 'idCardRecto' });
        await customer.presses('shutter');
        await customer.sees({ screen: 'capture', state: 'preview', photo: 'idCardRecto' });
      },
    },
    {
      name: 'Viewfinder: turn the card over, then press the button',
      does: 'Uses the photo, and does not turn the card',
      run: async (run) => {
        const { customer, scene } = run;
        scene.show('idCardRecto');
        await customer.presses('use');
        await customer.sees({ screen: 'capture', state: 'capture', photo: 'idCardVerso' });
        await seesAndHears(run, 'turnOver', 'turnOverPressButton');
      },
    },
  ),
};

/** The ring closes only while the hint says "Hold still": another hint cancels it. */
export const RingAndHint: Story = {
  args,
  ...flow(
    {
      name: 'Viewfinder: glare, and no ring',
      does: 'Has started, and holds still: the ring begins to close. Then glare falls on the card',
      run: async (run) => {
        const { context, customer, fakes } = run;
        const rings = hintsWithRing(context, () =>
          fakes.analysis.change({ script: { idCardRecto: cardWithGlare } }),
        );
        fakes.analysis.change({ check: sharp, script: { idCardRecto: card } });
        await customer.sees({ screen: 'capture', state: 'capture', photo: 'idCardRecto' });
        await seesWords(run, 'ready', 'readyTakesItself');
        await seesHint(context, 'glare');
        await expect(context.canvasElement.querySelector('[data-ring]')).toBeNull();
        await customer.sees({ screen: 'capture', state: 'capture', photo: 'idCardRecto' });
        await expect(rings()).toEqual(['ready']);
      },
    },
    {
      name: 'Preview: ID card, front',
      does: 'Tilts the card and holds still: the ring begins anew, and closes',
      run: async (run) => {
        const { context, customer, fakes } = run;
        const rings = hintsWithRing(context);
        fakes.analysis.change({ script: { idCardRecto: card } });
        await customer.sees({ screen: 'capture', state: 'preview', photo: 'idCardRecto' });
        await expect(rings()).toEqual(['ready']);
      },
    },
  ),
};

/** A slow phone: guidance steps down in named steps, and comes back; what is wrong with the picture comes first. */
export const GuidanceStepsDown: Story = {
  args,
  ...flow(
    {
      name: 'Fewer looks: hints as before',
      does: 'Has started in a dark room. The phone becomes slow',
      run: async ({ context, customer, fakes }) => {
        fakes.analysis.change({
          check: sharp,
          script: { idCardRecto: cardInTheDark },
          paces: [{ atMs: 0, pace: 'fewer' }],
        });
        await customer.sees({ screen: 'capture', state: 'capture', photo: 'idCardRecto' });
        await seesHint(context, 'tooDark');
        await customer.sees({ action: 'auto-capture' });
      },
    },
    {
      name: 'Hints only: no switch for automatic photos',
      does: 'The phone becomes slower: no photo is taken automatically any more',
      run: async ({ context, fakes }) => {
        fakes.analysis.change({ paces: [{ atMs: 0, pace: 'hints' }] });
        await waitFor(() =>
          expect(context.canvasElement.querySelector('[data-action="auto-capture"]')).toBeNull(),
        );
        await seesHint(context, 'tooDark');
      },
    },
    {
      name: 'Ready: press the button',
      does: 'Switches a lamp on',
      run: async (run) => {
        const rings = hintsWithRing(run.context);
        run.fakes.analysis.change({ script: { idCardRecto: card } });
        await seesAndHears(run, 'ready', 'readyPressButton');
        await expect(rings()).toEqual([]);
      },
    },
    {
      name: 'No hints: take the photo with the button',
      does: 'The phone becomes too slow for hints',
      run: async (run) => {
        run.fakes.analysis.change({ paces: [{ atMs: 0, pace: 'none' }] });
        await seesAndHears(run, 'takeByButton', 'takeByButton');
      },
    },
    {
      name: 'Preview: ID card, front',
      does: 'The phone recovers: the words stay, and no ring follows. Presses the shutter',
      run: async (run) => {
        const { context, customer, fakes } = run;
        const rings = hintsWithRing(context);
        fakes.analysis.change({ paces: [] });
        await customer.sees({ action: 'auto-capture' });
        await seesAndHears(run, 'ready', 'readyPressButton');
        await customer.presses('shutter');
        await customer.sees({ screen: 'capture', state: 'preview', photo: 'idCardRecto' });
        await expect(rings()).toEqual([]);
      },
    },
  ),
};
