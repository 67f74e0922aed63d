import { photoNames } from '@recto/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inColumn } from '../components/column.tsx';
import { RealCamera } from './RealCamera.tsx';

/** The only stories that may open a device. The test run leaves them out. */
const meta = {
  title: 'Hardware/Real camera',
  component: RealCamera,
  tags: ['!test', 'hardware'],
  decorators: [inColumn],
  argTypes: { photo: { control: 'select', options: photoNames } },
} satisfies Meta<typeof RealCamera>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ItLooksAtADocument: Story = { args: { photo: 'idCardRecto' } };

export const ItLooksAtAFace: Story = { args: { photo: 'clientPicture' } };
