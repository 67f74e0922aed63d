import { HotToasts, Message, Pictogram, ProcedureShell, Screen, ToastArea, type Connection } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { expect } from 'storybook/test';
import { screenModes } from '../../.storybook/chromatic-modes.ts';

const toasts = new HotToasts();

const meta = {
  title: 'Screens/Shell',
  parameters: { chromatic: screenModes },
  component: ProcedureShell,
  beforeEach: () => () => toasts.clear(),
  args: {
    version: '1.0.0',
    connection: 'online',
    photosWait: false,
    toasts: <ToastArea />,
    children: <AnyScreen />,
  },
} satisfies Meta<typeof ProcedureShell>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Online: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('1.0.0');
  },
};

/** The notice stays while the phone is offline, and is announced when it appears. */
export const Offline: Story = {
  args: { connection: 'offline' },
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(texts.filter((text) => text !== '')).toHaveLength(1);
  },
};

/** The phone is connected, so the text does not blame the internet connection. */
export const ProviderNotResponding: Story = {
  ...Offline,
  args: { connection: 'unanswered' },
};

void ({
  online: Online,
  offline: Offline,
  unanswered: ProviderNotResponding,
} satisfies Record<Connection, Story>);

export const WithToast: Story = {
  play: async ({ canvas }) => {
    toasts.show({ kind: 'error', code: 'Errors.internalError', sticky: true });
    await expect(await canvas.findByRole('button')).toBeVisible();
  },
};

/** A screen inside the shell. */
function AnyScreen() {
  const { t } = useTranslation();
  return (
    <Screen name="status">
      <Message
        pictogram={<Pictogram sign="check" tone="success" />}
        title={t('status.finished.title')}
        text={t('status.finished.text')}
      />
    </Screen>
  );
}
