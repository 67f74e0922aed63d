import { HotToasts } from '@recto/ui';
import type { Meta } from '@storybook/react-vite';
import { lookOf } from '../../.storybook/toolbar.ts';
import { createFakeHost, type FakeHost } from './fake-host.ts';
import { flowControls } from './flow-controls.ts';
import { fairWorld, type FlowSettings } from './flow-settings.ts';
import { HostOnFakes } from './HostOnFakes.tsx';

/** What every flow story is: the host on fakes, in the toolbar's language, with controls for its world. */
export const onFakes = {
  args: fairWorld,
  argTypes: flowControls,
  loaders: [
    async ({ args, globals }) => ({
      fakeHost: await createFakeHost(args, lookOf(globals).language),
    }),
  ],
  // Toasts are one store for the whole page: the next story begins without.
  beforeEach: () => () => new HotToasts().clear(),
  render: (settings, context) => (
    <HostOnFakes
      // Another link is another visit.
      key={`${settings.at} ${settings.procedure} ${settings.device}`}
      fakeHost={fakeHostOf(context)}
      settings={settings}
      language={lookOf(context.globals).language}
    />
  ),
} satisfies Meta<FlowSettings>;

/** The host that a story plays on, for its `play` function. */
export function fakeHostOf({ loaded }: { readonly loaded: Record<string, unknown> }): FakeHost {
  return loaded['fakeHost'] as FakeHost;
}
