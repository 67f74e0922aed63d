import * as ui from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inColumn } from './column.tsx';

const icons = {
  check: ui.CheckIcon,
  close: ui.CloseIcon,
  info: ui.InfoIcon,
  warn: ui.WarnIcon,
  error: ui.ErrorIcon,
  switchCamera: ui.SwitchCameraIcon,
  retake: ui.RetakeIcon,
  trash: ui.TrashIcon,
  plus: ui.PlusIcon,
  picture: ui.PictureIcon,
  globe: ui.GlobeIcon,
  chevronDown: ui.ChevronDownIcon,
};

const meta = {
  title: 'Components/Icons',
  decorators: [inColumn],
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <ul style={{ display: 'grid', gap: 'var(--recto-space-x3)' }}>
      {Object.entries(icons).map(([name, Drawing]) => (
        <li key={name} style={{ display: 'flex', gap: 'var(--recto-space-x3)' }}>
          <Drawing />
          {name}
        </li>
      ))}
    </ul>
  ),
};
