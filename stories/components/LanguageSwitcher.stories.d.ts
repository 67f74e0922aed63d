import { LanguageSwitcher } from '@recto/ui';
import type { StoryObj } from '@storybook/react-vite';
declare const meta: {
    title: string;
    component: typeof LanguageSwitcher;
    decorators: import("@storybook/react").Decorator[];
    args: {
        language: "fr-fr";
        onChange: import("storybook/test").Mock<(...args: any[]) => any>;
    };
};
export default meta;
type Story = StoryObj<typeof meta>;
export declare const French: Story;
