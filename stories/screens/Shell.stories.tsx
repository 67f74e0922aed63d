import {
  BrandContext,
  HotToasts,
  Message,
  Pictogram,
  ProcedureShell,
  Screen,
  ToastArea,
  type Connection,
} from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, fn, waitFor } from 'storybook/test';
import { lookOf } from '../../.storybook/toolbar.ts';
import { textRowsByGroup } from '../about/all-texts.ts';
import { screenModes } from '../../.storybook/chromatic-modes.ts';
import { documentedScreen, drawnByItself } from '../../.storybook/docs/component-docs.ts';
import { sampleBrands } from '../components/sample-brands.ts';
import { shellControls } from './in-shell.tsx';
import { useToolbarLanguage } from './toolbar-language.ts';

const toasts = new HotToasts();

const meta = {
  title: 'Screens/Shell',
  ...documentedScreen(
    ProcedureShell,
    'What is around every screen of a link: logo, language, messages, footer, and the line about a lost connection.',
    screenModes,
    drawnByItself,
  ),
  tags: ['autodocs'],
  beforeEach: () => () => toasts.clear(),
  args: {
    languageChoice: { language: 'fr-fr', onChange: fn() },
    version: '1.0.0',
    connection: 'online',
    photosWait: false,
    toasts: <ToastArea />,
    children: <AnyScreen />,
  },
  argTypes: {
    ...shellControls,
    photosWait: { name: 'Photos wait to be sent', control: 'boolean' },
    version: { name: 'Version', control: 'text' },
  },
  render: function Render(args) {
    return <ProcedureShell {...args} languageChoice={useToolbarLanguage()} />;
  },
} satisfies Meta<typeof ProcedureShell>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Online: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('1.0.0');
  },
};

/** With a brand, the footer names the recipient and links to the operator's pages: here all four. */
export const PagesOfTheOperator: Story = {
  render: function Render(args) {
    return (
      <BrandContext value={sampleBrands.town.brand}>
        <ProcedureShell {...args} languageChoice={useToolbarLanguage()} />
      </BrandContext>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
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

/** Photos wait, and this phone could not store them. */
export const OfflineWithPhotosInPage: Story = {
  ...Offline,
  args: { connection: 'offline', photosWait: 'inPage' },
};

/** The phone is connected, so the text does not blame the internet connection. */
export const ProviderNotResponding: Story = {
  ...Offline,
  args: { connection: 'unanswered' },
};

/** The notice has gone; screen readers announce why. */
export const ConnectionBack: Story = {
  tags: ['variation'],
  render: (args) => <OfflineAtFirst {...args} />,
  play: async ({ canvas, globals }) => {
    const text = textRowsByGroup()
      .get('shell')
      ?.find(({ key }) => key === 'shell.connected')?.texts[lookOf(globals).language];
    await waitFor(() => expect(canvas.getByText(text!)).toBeInTheDocument());
  },
};

void ({
  online: Online,
  offline: Offline,
  unanswered: ProviderNotResponding,
} satisfies Record<Connection, Story>);

export const WithToast: Story = {
  play: async ({ canvas }) => {
    toasts.show({
      kind: 'error',
      code: 'Errors.internalError',
      failed: 'finish',
      about: 'procedure',
      sticky: true,
    });
    await expect(await canvas.findByRole('button')).toBeVisible();
  },
};

function OfflineAtFirst(props: ComponentProps<typeof ProcedureShell>) {
  const [connection, setConnection] = useState<Connection>('offline');
  useEffect(() => {
    const timer = setTimeout(() => setConnection('online'));
    return () => clearTimeout(timer);
  }, []);
  return <ProcedureShell {...props} connection={connection} />;
}

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
