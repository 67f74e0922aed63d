import { LoadingIndicator } from '@recto/ui';
import type { StoryObj } from '@storybook/react-vite';
declare const meta: {
    title: string;
    component: typeof LoadingIndicator;
};
export default meta;
type Story = StoryObj<typeof meta>;
export declare const Loading: Story;
