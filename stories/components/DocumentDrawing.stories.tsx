import type { DocumentName } from '@recto/core';
import { DocumentDrawing } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inColumn } from './column.tsx';

const meta = {
  title: 'Components/Document drawing',
  component: DocumentDrawing,
  decorators: [inColumn],
} satisfies Meta<typeof DocumentDrawing>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AnIdCard: Story = { args: { document: 'idCard' } };

export const ALicence: Story = { args: { document: 'driverLicense' } };

export const ASelfie: Story = { args: { document: 'clientPicture' } };

void ({ idCard: AnIdCard, driverLicense: ALicence, clientPicture: ASelfie } satisfies Record<
  DocumentName,
  Story
>);
