import { Button, LanguageSwitcher, Notice, Page, Screen, ScreenHeading } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { expect } from 'storybook/test';

interface FurnishedProps {
  readonly noticed: boolean;
  readonly switchable: boolean;
  /** How often the screen says its sentence. */
  readonly times: number;
}

/** A page and a screen with a way on, as every screen but the viewfinder is built. */
function Furnished({ noticed, switchable, times }: FurnishedProps) {
  const { t } = useTranslation();
  return (
    <Page
      headerEnd={switchable && <LanguageSwitcher language="fr-fr" onChange={() => undefined} />}
      notice={
        noticed && (
          <div style={{ padding: '0 var(--recto-size-gutter)' }}>
            <Notice tone="warn">{t('shell.offline')}</Notice>
          </div>
        )
      }
    >
      <Screen
        name="start"
        actions={
          <Button action="start" onClick={() => undefined}>
            {t('start.action')}
          </Button>
        }
      >
        <ScreenHeading>{t('start.greetingGeneric')}</ScreenHeading>
        {Array.from({ length: times }, (_, index) => (
          <p key={index}>{t('start.intro')}</p>
        ))}
      </Screen>
    </Page>
  );
}

const meta = {
  title: 'Components/Page',
  component: Furnished,
  args: { noticed: false, switchable: false, times: 1 },
} satisfies Meta<typeof Furnished>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The way on is at the bottom, where the thumb is. */
export const AShortScreen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('main')).toBeVisible();
  },
};

/** The content passes below the way on, which stays. */
export const AScreenHigherThanThePhone: Story = { args: { times: 16 } };

export const SomethingToKnowOnEveryScreen: Story = { args: { noticed: true } };

export const AControlInTheHeader: Story = { args: { switchable: true } };
