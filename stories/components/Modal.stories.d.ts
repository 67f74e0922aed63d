import { Modal } from '@recto/ui';
import type { StoryObj } from '@storybook/react-vite';
declare const meta: {
    title: string;
    component: typeof Modal;
    args: {
        title: string;
        text: string;
        onDismiss: import("storybook/test").Mock<(...args: any[]) => any>;
        children: import("react").JSX.Element;
    };
};
export default meta;
type Story = StoryObj<typeof meta>;
export declare const AQuestionIsOpen: Story;
export declare const ItsAnswerIsBeingCarriedOut: Story;
