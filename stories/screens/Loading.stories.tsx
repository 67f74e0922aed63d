import { LoadingIndicator, LoadingLine, StartView } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { documentedScreen } from '../../.storybook/docs/component-docs.ts';
import { inShell } from './in-shell.tsx';

const meta = {
  title: 'Screens/Loading',
  ...documentedScreen(LoadingIndicator, 'What is seen before the first screen is there.'),
  tags: ['autodocs'],
  // Its type, for the stories.
  component: LoadingIndicator,
  argTypes: { withText: { name: 'The language is known', control: 'boolean' } },
} satisfies Meta<typeof LoadingIndicator>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Opening: Story = { args: { withText: true } };

/** The link does not name the language: it is known only after call 2. */
export const LanguageUnknown: Story = { args: { withText: false } };

/** The screen can be used at once; the line stays until the app is ready (§9). */
export const NextScreen: Story = {
  args: { withText: false },
  decorators: [inShell],
  render: () => (
    <>
      <StartView
        lastname={null}
        documents={['idCard']}
        starting={false}
        onStart={() => undefined}
        autoCapture={false}
        checksFace={false}
        sound={null}
      />
      <LoadingLine />
    </>
  ),
};
