import { ToastArea } from '@recto/ui';
import type { StoryObj } from '@storybook/react-vite';
declare const meta: {
    title: string;
    component: typeof ToastArea;
    beforeEach: () => () => void;
};
export default meta;
type Story = StoryObj<typeof meta>;
export declare const OneOfEachKind: Story;
export declare const ItClosesByItself: Story;
export declare const NothingToTell: Story;
