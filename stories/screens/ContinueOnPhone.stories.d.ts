import { ContinueOnPhoneView } from '@recto/ui';
import type { StoryObj } from '@storybook/react-vite';
declare const meta: {
    title: string;
    component: typeof ContinueOnPhoneView;
    args: {
        webappUrl: string;
    };
};
export default meta;
type Story = StoryObj<typeof meta>;
export declare const TheAddressIsKnown: Story;
export declare const NoAddressIsKnown: Story;
export declare const TheAddressIsTooLongForAQrCode: Story;
