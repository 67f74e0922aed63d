import { Button, Screen, ScreenHeading } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';

const meta = {
  title: 'Components/Screen',
  component: SampleScreen,
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
