import { photoNames } from '@recto/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inColumn } from '../../stories/components/in-column.tsx';
import { RealCamera } from './RealCamera.tsx';

/** The only stories that open this device's camera. The test run excludes them. */
const meta = {
  title: 'Hardware/Real camera',
  component: RealCamera,
  tags: ['!test', 'hardware'],
  decorators: [inColumn],
  argTypes: { photo: { control: 'select', options: photoNames } },
} satisfies Meta<typeof RealCamera>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Document: Story = { args: { photo: 'idCardRecto' } };

export const Face: Story = { args: { photo: 'clientPicture' } };
