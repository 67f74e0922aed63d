import { Button, Modal } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Components/Modal',
  component: Modal,
  args: {
    title: 'Supprimer cette photo ?',
    text: 'Vous pourrez en prendre une autre.',
    onDismiss: fn(),
    children: (
      <>
        <Button action="delete-no" variant="secondary" onClick={fn()}>
          Non, garder
        </Button>
        <Button action="delete-yes" variant="danger" onClick={fn()}>
          Oui, supprimer
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Modal>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AQuestionIsOpen: Story = {
  play: async ({ args, canvas }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Supprimer cette photo ?' });
    await expect(canvas.getByRole('button', { name: 'Non, garder' })).toHaveFocus();
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const ItsAnswerIsBeingCarriedOut: Story = {
  args: {
    children: (
      <>
        <Button action="delete-no" variant="secondary" onClick={fn()} disabled>
          Non, garder
        </Button>
        <Button action="delete-yes" variant="danger" onClick={fn()} busyLabel="Un instant…">
          Oui, supprimer
        </Button>
      </>
    ),
  },
};
