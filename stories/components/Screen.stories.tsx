import { Button, Screen, ScreenHeading } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { documented, playground } from '../../.storybook/docs/component-docs.ts';

const meta = {
  title: 'Components/Screen',
  ...documented(Screen, {
    seen: 'One column of content, and a bar with the main buttons that is always in reach of the thumb.',
    ownScreen: true,
    screenHeight: 560,
    advice: {
      do: 'One or two buttons in the bar, the main one first: it is in reach of the thumb.',
      dont: 'Nothing that has to be read goes into the bar.',
    },
  }),
  tags: ['autodocs'],
  render: (args) => <SampleScreen {...args} />,
  decorators: [
    (Story) => (
      <main style={{ display: 'flex', minHeight: '100dvh' }}>
        <Story />
      </main>
    ),
  ],
  args: { buttons: 1 },
} satisfies Meta<typeof SampleScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['!test'],
  parameters: playground,
  argTypes: { buttons: { control: 'inline-radio', options: [0, 1, 2] } },
};

export const OneAction: Story = {};

export const TwoActions: Story = { args: { buttons: 2 } };

export const NoActions: Story = { args: { buttons: 0 } };

interface SampleScreenProps {
  readonly buttons: 0 | 1 | 2;
}

function SampleScreen({ buttons }: SampleScreenProps) {
  const { t } = useTranslation();
  return (
    <Screen
      name="confirm"
      actions={
        buttons > 0 && (
          <>
            <Button action="confirm" onClick={() => undefined}>
              {t('confirm.action')}
            </Button>
            {buttons > 1 && (
              <Button action="back" variant="secondary" onClick={() => undefined}>
                {t('actions.cancel')}
              </Button>
            )}
          </>
        )
      }
    >
      <ScreenHeading>{t('confirm.title')}</ScreenHeading>
      <p>{t('confirm.intro')}</p>
    </Screen>
  );
}
