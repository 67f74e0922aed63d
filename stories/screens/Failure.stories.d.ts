import { ConfigurationErrorView } from '@recto/ui';
import type { StoryObj } from '@storybook/react-vite';
declare const meta: {
    title: string;
    component: typeof ConfigurationErrorView;
    args: {
        onRetry: import("storybook/test").Mock<(...args: any[]) => any>;
    };
};
export default meta;
type Story = StoryObj<typeof meta>;
export declare const TheConfigurationIsMissing: Story;
export declare const AScreenBroke: Story;
