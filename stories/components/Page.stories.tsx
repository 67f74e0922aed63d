import { Button, LanguageSwitcher, Notice, Page, Screen, ScreenHeading } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { expect } from 'storybook/test';
import { documented, playground } from '../../.storybook/docs/component-docs.ts';

interface SamplePageProps {
  readonly withNotice: boolean;
  readonly withLanguageSwitcher: boolean;
  /** How often the text is repeated. */
  readonly repetitions: number;
}

/** A page with a screen and an action, as every screen except the capture screen has. */
function SamplePage({ withNotice, withLanguageSwitcher, repetitions }: SamplePageProps) {
  const { t } = useTranslation();
  return (
    <Page
      headerEnd={withLanguageSwitcher && <LanguageSwitcher language="fr-fr" onChange={() => undefined} />}
      notice={
        withNotice && (
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
        <ScreenHeading>{t('start.greeting')}</ScreenHeading>
        {Array.from({ length: repetitions }, (_, index) => (
          <p key={index}>{t('start.intro')}</p>
        ))}
      </Screen>
    </Page>
  );
}

const meta = {
  title: 'Components/Page',
  ...documented(Page, {
    seen: 'What is around each screen but the viewfinder: logo and language at the top, the footer at the end.',
    ownScreen: true,
    screenHeight: 640,
  }),
  tags: ['autodocs'],
  render: (args) => <SamplePage {...args} />,
  args: { withNotice: false, withLanguageSwitcher: false, repetitions: 1 },
} satisfies Meta<typeof SamplePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'], parameters: playground };

/** The action is at the bottom of the screen. */
export const ShortContent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('main')).toBeVisible();
  },
};

/** The content scrolls below the action, which stays in place. */
export const LongContent: Story = { args: { repetitions: 16 } };

export const WithNotice: Story = { args: { withNotice: true } };

export const WithLanguageSwitcher: Story = { args: { withLanguageSwitcher: true } };
