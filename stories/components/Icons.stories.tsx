import type { Meta, StoryObj } from '@storybook/react-vite';
import * as icons from '../../packages/ui/src/components/icons/icons.tsx';
import { inColumn } from './in-column.tsx';

const meta = {
  title: 'Components/Icons',
  decorators: [inColumn],
} satisfies Meta;
export default meta;

/** All icons, with their names in the code. */
function EachIcon({ size }: { readonly size?: string }) {
  return (
    <ul lang="en" style={{ display: 'grid', gap: 'var(--recto-space-x3)' }}>
      {Object.entries(icons).map(([name, Drawing]) => (
        <li key={name} style={{ display: 'flex', gap: 'var(--recto-space-x3)', alignItems: 'center' }}>
          <Drawing {...(size === undefined ? {} : { size })} />
          <span style={{ minWidth: 0, overflowWrap: 'anywhere' }}>{name}</span>
        </li>
      ))}
    </ul>
  );
}

export const All: StoryObj = { render: () => <EachIcon /> };

export const Small: StoryObj = { render: () => <EachIcon size="var(--recto-size-icon-small)" /> };
