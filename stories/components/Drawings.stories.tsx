import { documents } from '@recto/core';
import { DocumentDrawing, Logo, Pictogram } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { inColumn } from './column.tsx';

type Look = ComponentProps<typeof Pictogram>;

const signs = {
  check: 'success',
  redo: 'warn',
  clock: 'info',
  alert: 'danger',
  question: 'info',
} satisfies Record<Look['sign'], Look['tone']>;

const meta = {
  title: 'Components/Drawings',
  decorators: [inColumn],
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const WordMark: Story = { render: () => <Logo /> };

export const Documents: Story = {
  render: () => (
    <>
      {documents.map(({ name }) => (
        <DocumentDrawing key={name} document={name} />
      ))}
    </>
  ),
};

export const Pictograms: Story = {
  render: () => (
    <>
      {(Object.keys(signs) as Look['sign'][]).map((sign) => (
        <Pictogram key={sign} sign={sign} tone={signs[sign]} />
      ))}
    </>
  ),
};
