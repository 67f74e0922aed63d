import { IconButton } from '@recto/ui';
import type { StoryObj } from '@storybook/react-vite';
declare const meta: {
    title: string;
    component: typeof IconButton;
    decorators: import("@storybook/react").Decorator[];
    args: {
        icon: import("react").JSX.Element;
        label: string;
        action: "close";
        onClick: import("storybook/test").Mock<(...args: any[]) => any>;
    };
};
export default meta;
type Story = StoryObj<typeof meta>;
export declare const Ready: Story;
export declare const Disabled: Story;
