import type { DocumentName } from '@recto/core';
import { DocumentDrawing } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { documented, playground } from '../../.storybook/docs/component-docs.ts';
import { choice, documentLabels } from '../fake-host/scenario-controls.ts';
import { inColumn } from './in-column.tsx';

const meta = {
  title: 'Components/Document drawing',
  ...documented(DocumentDrawing, {
    seen: 'The small line drawing of a document, beside its name in lists and on empty tiles.',
    advice: { do: 'Beside the document’s name.', dont: 'Not alone: screen readers skip it.' },
  }),
  tags: ['autodocs'],
  render: (args) => <DocumentDrawing {...args} />,
  decorators: [inColumn],
} satisfies Meta<ComponentProps<typeof DocumentDrawing>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['!test'],
  parameters: playground,
  args: { document: 'idCard' },
  argTypes: { document: choice('inline-radio', documentLabels) },
};

export const IdCard: Story = { args: { document: 'idCard' } };

export const Licence: Story = { args: { document: 'driverLicense' } };

export const Selfie: Story = { args: { document: 'clientPicture' } };

void ({ idCard: IdCard, driverLicense: Licence, clientPicture: Selfie } satisfies Record<
  DocumentName,
  Story
>);
