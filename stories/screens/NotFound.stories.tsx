import { BrandContext, NotFoundView } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { documentedScreen } from '../../.storybook/docs/component-docs.ts';
import { sampleBrands } from '../components/sample-brands.ts';
import { choice } from '../fake-host/scenario-controls.ts';
import { referenceIn, withReference } from './with-reference.tsx';
import { useToolbarLanguage } from './toolbar-language.ts';

const meta = {
  title: 'Screens/Not found',
  ...documentedScreen(
    NotFoundView,
    'A link that does not work: it is unknown, or the service can’t be reached.',
  ),
  tags: ['autodocs'],
  args: { cause: 'notFound', onRetry: fn(), languageChoice: { language: 'fr-fr', onChange: fn() } },
  argTypes: {
    cause: {
      name: 'Why',
      ...choice('radio', {
        notFound: 'Unknown address or link',
        unreachable: 'The provider can’t be reached',
        offline: 'The phone is offline',
      }),
    },
  },
  render: function Render(args) {
    return <NotFoundView {...args} languageChoice={useToolbarLanguage()} />;
  },
} satisfies Meta<typeof NotFoundView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const UnknownLink: Story = {};

/** The operator has a page for help: that is the next step. */
export const UnknownLinkWithHelp: Story = {
  decorators: [
    (Story) => (
      <BrandContext value={sampleBrands.town.brand}>
        <Story />
      </BrandContext>
    ),
  ],
};

export const ProviderUnreachable: Story = { args: { cause: 'unreachable' } };

export const Offline: Story = { args: { cause: 'offline' } };

/** The provider has sent a reference before. */
export const ProviderUnreachableWithReference: Story = {
  ...ProviderUnreachable,
  decorators: [withReference()],
  play: async ({ canvasElement }) => void (await referenceIn(canvasElement)),
};
