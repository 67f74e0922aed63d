import { RectoRoot } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { documentedScreen } from '../../.storybook/docs/component-docs.ts';
import { CaptureWithFakeCamera } from '../capture/CaptureWithFakeCamera.tsx';
import { captureActions, moments, sampleSnapshot } from '../capture/capture-samples.ts';

const meta = {
  title: 'Components/RectoRoot',
  ...documentedScreen(
    RectoRoot,
    'A screen of Recto inside the page of another app, whose fonts and colours stay outside.',
  ),
  tags: ['autodocs'],
} satisfies Meta;
export default meta;

/**
 * The capture screen in a page of another app: the page's serif capitals and square buttons do not reach the screen,
 * the screen's styles do not reach the page, and the screen is as large as its box.
 */
export const InAnotherPage: StoryObj<typeof meta> = {
  render: () => (
    <div style={page} className="other-page">
      <style>{pageStyle}</style>
      <h2>Account opening</h2>
      <p>Step 2 of 4</p>
      <div style={box}>
        <RectoRoot>
          <CaptureWithFakeCamera
            snapshot={sampleSnapshot(moments.capture('idCardRecto'))}
            actions={captureActions}
          />
        </RectoRoot>
      </div>
      <button type="button">Save for later</button>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const screen = () => canvasElement.querySelector('.other-page > div > div')!.shadowRoot!;
    await waitFor(() => expect(screen().querySelector('[data-backdrop="drawn"]')).not.toBeNull());
    const heading = screen().querySelector('h1')!;
    await expect(getComputedStyle(heading).textTransform).toBe('none');
    await waitFor(() => expect(screen().activeElement).toBe(heading));
  },
};

const page = { padding: '16px', background: '#fff', color: '#222' } as const;
const box = { height: '560px', margin: '12px 0' } as const;
const pageStyle = `
  .other-page, .other-page h1, .other-page h2 { font-family: serif; text-transform: uppercase; }
  .other-page button { border: 2px solid #222; border-radius: 0; background: #fff; padding: 8px 16px; }
`;
