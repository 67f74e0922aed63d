import { StatusView } from '@recto/ui';
import type { StoryObj } from '@storybook/react-vite';
declare const meta: {
    title: string;
    component: typeof StatusView;
    decorators: import("@storybook/react").Decorator[];
};
export default meta;
type Story = StoryObj<typeof meta>;
export declare const Finished: Story;
export declare const FinishedWithNowhereToGo: Story;
export declare const Refused: Story;
export declare const RefusedWithoutAComment: Story;
export declare const RefusedWithALongComment: Story;
export declare const TheResetCallIsInProgress: Story;
export declare const Expired: Story;
export declare const ExpiredWithNowhereToGo: Story;
