import { StartView } from '@recto/ui';
import type { StoryObj } from '@storybook/react-vite';
declare const meta: {
    title: string;
    component: typeof StartView;
    decorators: import("@storybook/react").Decorator[];
    args: {
        lastname: string;
        documents: ("clientPicture" | "driverLicense" | "idCard")[];
        starting: false;
        onStart: import("storybook/test").Mock<(...args: any[]) => any>;
    };
};
export default meta;
type Story = StoryObj<typeof meta>;
export declare const EverythingIsAskedFor: Story;
export declare const OnlyTheIdCardIsAskedFor: Story;
export declare const NobodyKnowsTheName: Story;
export declare const TheNameIsVeryLong: Story;
export declare const TheStartCallIsInProgress: Story;
