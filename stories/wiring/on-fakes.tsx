import { HotToasts } from '@recto/ui';
import type { Meta } from '@storybook/react-vite';
import { lookOf } from '../../.storybook/toolbar.ts';
import { atRest } from './at-rest.ts';
import { createFakeHost, type FakeHost } from './fake-host.ts';
import { HostOnFakes } from './HostOnFakes.tsx';
import { fairWorld, visitOf, type World } from './world.ts';
import { worldControls } from './world-controls.ts';

/** The host of each story that is open, by the story's id: Storybook runs its loaders at each move of a control. */
const open = new Map<string, { readonly visit: string; readonly fakeHost: Promise<FakeHost> }>();

/**
 * What every story on the fakes is: the host's routes and container with the fake module, in the toolbar's
 * language, with controls for its world. It is finished, and pictured, when nothing changes any more by itself.
 */
export const onFakes = {
  args: fairWorld,
  argTypes: worldControls,
  loaders: [
    async ({ id, args, globals }) => {
      const visit = visitOf(args);
      const known = open.get(id);
      const fakeHost =
        known?.visit === visit ? known.fakeHost : createFakeHost(args, lookOf(globals).language);
      open.set(id, { visit, fakeHost });
      return { fakeHost: await fakeHost };
    },
  ],
  beforeEach:
    ({ id }) =>
    () => {
      open.delete(id);
      // Toasts are one store for the whole page: the next story begins without.
      new HotToasts().clear();
    },
  afterEach: (context) => atRest(context.canvasElement, fakeHostOf(context)),
  render: (world, context) => (
    <HostOnFakes
      // Another link is another visit.
      key={visitOf(world)}
      fakeHost={fakeHostOf(context)}
      world={world}
      language={lookOf(context.globals).language}
    />
  ),
} satisfies Meta<World>;

/** The host that a story plays on, for its `play` function. */
export function fakeHostOf({ loaded }: { readonly loaded: Record<string, unknown> }): FakeHost {
  return loaded['fakeHost'] as FakeHost;
}
