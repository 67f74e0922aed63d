import { LinkButton } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, userEvent } from 'storybook/test';
import { documented, playground } from '../../.storybook/docs/component-docs.ts';
import { inColumn } from './in-column.tsx';

type LinkVariant = NonNullable<ComponentProps<typeof LinkButton>['variant']>;

const variants = { primary: null, secondary: null, quiet: null, danger: null } satisfies Record<
  LinkVariant,
  null
>;

function EachVariant() {
  const { t } = useTranslation();
  return (Object.keys(variants) as LinkVariant[]).map((variant) => (
    <LinkButton key={variant} action="back" href="https://example.com/" variant={variant}>
      {t('status.expired.back', { host: 'example.com' })}
    </LinkButton>
  ));
}

const meta = {
  title: 'Components/Link button',
  ...documented(LinkButton, {
    seen: 'A button that leads out of Recto, to the operator’s site.',
    advice: {
      do: 'Name the destination: “Back to example.com”. Use it only for addresses that `safeLink` has checked.',
      dont: 'Not for a step inside Recto: that is a button.',
    },
  }),
  tags: ['autodocs'],
  decorators: [inColumn],
  render: () => <EachVariant />,
} satisfies Meta;
export default meta;

export const Playground: StoryObj<ComponentProps<typeof LinkButton>> = {
  tags: ['!test'],
  parameters: playground,
  args: {
    children: 'Retour à example.com',
    action: 'back',
    href: 'https://example.com/',
    variant: 'primary',
  },
  argTypes: {
    children: { control: 'text' },
    variant: { control: 'inline-radio', options: Object.keys(variants) },
  },
  render: (args) => <LinkButton {...args} />,
};

/** Looks like a button, but has the role of a link. It sends no `Referer`, which would contain the token. */
export const Ready: StoryObj = {
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await expect(link).toHaveAttribute('referrerpolicy', 'no-referrer');
    }
  },
};

export const Focused: StoryObj = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
  },
};
