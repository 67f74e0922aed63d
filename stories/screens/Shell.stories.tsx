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

export const ThereIsAConnection: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('1.0.0');
  },
};

/** The notice stays as long as there is none; a screen reader is told when it comes. */
export const ThereIsNoConnection: Story = {
  args: { connection: 'offline' },
  play: async ({ canvas }) => {
    const told = canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(told.filter((text) => text !== '')).toHaveLength(1);
  },
};

/** The phone has a connection, so the words do not send people to look for one. */
export const TheServiceDoesNotAnswer: Story = {
  ...ThereIsNoConnection,
  args: { connection: 'unanswered' },
};

void ({
  online: ThereIsAConnection,
  offline: ThereIsNoConnection,
  unanswered: TheServiceDoesNotAnswer,
} satisfies Record<Connection, Story>);

export const AToastLiesOverTheScreen: Story = {
  play: async ({ canvas }) => {
    toasts.show({ kind: 'error', code: 'Errors.internalError', sticky: true });
    await expect(await canvas.findByRole('button')).toBeVisible();
  },
};

/** What a screen has to say is in its middle, whatever the shell says around it. */
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
