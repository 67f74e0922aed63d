import type { DocumentName } from '@recto/core';
import { DocumentDrawing } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inColumn } from './in-column.tsx';

const meta = {
  title: 'Components/Document drawing',
  component: DocumentDrawing,
  decorators: [inColumn],
} satisfies Meta<typeof DocumentDrawing>;
export default meta;

type Story = StoryObj<typeof meta>;

export const IdCard: Story = { args: { document: 'idCard' } };

export const Licence: Story = { args: { document: 'driverLicense' } };

export const Selfie: Story = { args: { document: 'clientPicture' } };

void ({ idCard: IdCard, driverLicense: Licence, clientPicture: Selfie } satisfies Record<
  DocumentName,
  Story
>);
