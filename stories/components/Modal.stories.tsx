import { Button, Modal } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { expect, fn, userEvent } from 'storybook/test';
import { documented, playground } from '../../.storybook/docs/component-docs.ts';

interface QuestionProps {
  /** The chosen action is running. */
  readonly busy: boolean;
  readonly onDismiss: () => void;
  /** How often the text is repeated. */
  readonly repetitions: number;
}

/** A modal with the texts of the delete question. */
function Question({ busy, onDismiss, repetitions }: QuestionProps) {
  const { t } = useTranslation();
  const text = t('confirm.deleteModal.text');
  return (
    <Modal
      title={t('confirm.deleteModal.title', { photo: t('photos.name.idCardVerso') })}
      text={Array.from({ length: repetitions }, () => text).join(' ')}
      onDismiss={onDismiss}
    >
      <Button action="delete-no" variant="secondary" disabled={busy} onClick={onDismiss}>
        {t('confirm.deleteModal.no')}
      </Button>
      <Button
        action="delete-yes"
        variant="danger"
        busyLabel={busy ? t('confirm.deleteModal.inProgress') : null}
        onClick={onDismiss}
      >
        {t('confirm.deleteModal.yes')}
      </Button>
    </Modal>
  );
}

const meta = {
  title: 'Components/Modal',
  ...documented(Modal, {
    seen: 'A question over the dimmed screen, with two answers. It comes from the bottom on a phone.',
    ownScreen: true,
    screenHeight: 560,
    advice: {
      do: 'A question before what can’t be undone. The harmless answer is first: it has the focus, and Escape chooses it.',
      dont: 'Not for news: use a toast or a notice. Never two dialogs at once.',
    },
  }),
  tags: ['autodocs'],
  render: (args) => <Question {...args} />,
  args: { busy: false, repetitions: 1, onDismiss: fn() },
} satisfies Meta<typeof Question>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'], parameters: playground };

/** "No" has the focus, the Tab key stays inside, and Escape means "No". */
export const Open: Story = {
  play: async ({ args, canvas }) => {
    const dialog = canvas.getByRole('dialog');
    const [no, yes] = canvas.getAllByRole('button');
    await expect(dialog).toHaveAccessibleName();
    await expect(dialog).toHaveAccessibleDescription();
    await expect(no).toHaveFocus();
    await userEvent.tab();
    await expect(yes).toHaveFocus();
    await userEvent.tab();
    await expect(no).toHaveFocus();
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = { args: { busy: true } };

export const LongText: Story = { args: { repetitions: 30 } };
