import { HotToasts } from '@recto/ui';
import type { Meta } from '@storybook/react-vite';
import { lookOf } from '../../.storybook/toolbar.ts';
import { waitUntilIdle } from './wait-until-idle.ts';
import { createFakeHost, type FakeHost } from './fake-host.ts';
import { FakeHostApp } from './FakeHostApp.tsx';
import { defaultScenario, visitKey, type Scenario } from './scenario.ts';
import { scenarioControls } from './scenario-controls.ts';

/** The host of each open story, by story id: Storybook runs the loaders again whenever a control changes. */
const openHosts = new Map<string, { readonly visit: string; readonly fakeHost: Promise<FakeHost> }>();

/**
 * The meta of every story on the fake host: the host's routes and services on fake ports, in the
 * toolbar's language, with controls for the scenario. The story is finished when the app is idle.
 */
export const fakeHostMeta = {
  args: defaultScenario,
  argTypes: scenarioControls,
  loaders: [
    async ({ id, args, globals }) => {
      const visit = visitKey(args);
      const known = openHosts.get(id);
      const fakeHost =
        known?.visit === visit ? known.fakeHost : createFakeHost(args, lookOf(globals).language);
      openHosts.set(id, { visit, fakeHost });
      return { fakeHost: await fakeHost };
    },
  ],
  beforeEach:
    ({ id }) =>
    () => {
      openHosts.delete(id);
      // All stories of a page share one toast store; start the next story without toasts.
      new HotToasts().clear();
    },
  afterEach: (context) => waitUntilIdle(context.canvasElement, fakeHostOf(context)),
  render: (scenario, context) => (
    <FakeHostApp
      // Another link or device restarts the app.
      key={visitKey(scenario)}
      fakeHost={fakeHostOf(context)}
      scenario={scenario}
      language={lookOf(context.globals).language}
    />
  ),
} satisfies Meta<Scenario>;

/** The host of a story, for its `play` function. */
export function fakeHostOf({ loaded }: { readonly loaded: Record<string, unknown> }): FakeHost {
  return loaded['fakeHost'] as FakeHost;
}
