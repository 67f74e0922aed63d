import type { StoryObj } from '@storybook/react-vite';
declare const meta: {
    title: string;
    decorators: import("@storybook/react").Decorator[];
};
export default meta;
type Story = StoryObj<typeof meta>;
export declare const WordMark: Story;
export declare const Documents: Story;
export declare const Pictograms: Story;
