import type { StoryObj } from '@storybook/react-vite';
declare const meta: {
    title: string;
    decorators: import("@storybook/react").Decorator[];
};
export default meta;
type Story = StoryObj<typeof meta>;
export declare const All: Story;
