import type { StoryContext } from '@storybook/react-vite';
import { addons } from 'storybook/preview-api';
import { flowParameter, type FlowStepText } from '../../.storybook/flow/flow-walk.ts';
import { Customer } from '../fake-host/Customer.ts';
import { fakeHostOf } from '../fake-host/fake-host-meta.tsx';
import type { FakeHost } from '../fake-host/fake-host.ts';
import type { Scenario } from '../fake-host/scenario.ts';

/** What a step of a flow works with. */
export interface FlowRun {
  readonly context: StoryContext<Scenario>;
  readonly customer: Customer;
  readonly host: FakeHost['host'];
  readonly fakes: FakeHost['fakes'];
  readonly scene: FakeHost['scene'];
}

/** A step of a flow. It ends with a state that a designer can look at. */
export interface FlowStep extends FlowStepText {
  readonly run: (flow: FlowRun) => Promise<void>;
}

/**
 * A story that plays these steps one after the other. In Storybook's window, it plays up to the step that the
 * panel "Steps" has chosen, the first at the beginning, and the app can be used from there. The test run, which
 * has no window around the story, plays all steps.
 */
export function flow(...steps: readonly FlowStep[]) {
  const texts: readonly FlowStepText[] = steps.map(({ name, does }) => ({ name, does }));
  return {
    parameters: { [flowParameter]: texts },
    play: async (context: StoryContext<Scenario>): Promise<void> => {
      const { host, fakes, scene } = fakeHostOf(context);
      const run: FlowRun = { context, customer: new Customer(context), host, fakes, scene };
      for (const [index, step] of steps.entries()) {
        if (!(await turnOf(index + 1, context))) return;
        await context.step(step.name, () => step.run(run));
      }
    },
  };
}

/** How far the flow is to be played: as its arg says; else, in Storybook's window, its first step. */
function limitOf({ step }: Partial<Scenario>): number {
  return step ?? (window.parent === window ? Infinity : 1);
}

/** Storybook's event for a changed arg. */
const argsUpdated = 'storyArgsUpdated';

interface ArgsUpdate {
  readonly storyId: string;
  readonly args: Partial<Scenario>;
}

/** Waits until the flow may play this step. @returns false if the story was left before. */
async function turnOf(step: number, { id, args, abortSignal }: StoryContext<Scenario>): Promise<boolean> {
  const channel = addons.getChannel();
  const [last] = (channel.last(argsUpdated) ?? []) as [ArgsUpdate?];
  if (step <= limitOf(last?.storyId === id ? last.args : args)) return !abortSignal.aborted;
  return new Promise((resolve) => {
    const settle = (mayPlay: boolean) => {
      channel.off(argsUpdated, listen);
      resolve(mayPlay);
    };
    const listen = (update: ArgsUpdate) => {
      if (update.storyId === id && step <= limitOf(update.args)) settle(true);
    };
    channel.on(argsUpdated, listen);
    abortSignal.addEventListener('abort', () => settle(false));
  });
}
