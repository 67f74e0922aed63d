import { Button, IconButton } from '@recto/ui';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPage } from './render-page.tsx';

const nothing = () => undefined;

const controls = [
  ['a button', (disabled: boolean) => <WithBusy disabled={disabled} />],
  [
    'an icon button',
    (disabled: boolean) => (
      <IconButton action="start" icon={null} label="Start" disabled={disabled} onClick={nothing} />
    ),
  ],
] as const;

function WithBusy({ disabled }: { readonly disabled: boolean }) {
  return (
    <Button action="start" disabled={disabled} busyLabel={disabled ? 'One moment…' : null} onClick={nothing}>
      Start
    </Button>
  );
}

/** Waits until the browser has taken the focus from a disabled control, which it does with a delay. */
async function focusLost(control: HTMLElement): Promise<void> {
  await expect.poll(() => document.activeElement !== control && !control.matches(':focus')).toBe(true);
}

/** Renders one of the controls, and another button beside it. */
async function renderBesideOther(control: (disabled: boolean) => ReactNode) {
  const screen = await renderPage();
  const disable = (disabled: boolean) =>
    screen.show(
      <>
        {control(disabled)}
        <button type="button" data-action="other">
          Other
        </button>
      </>,
    );
  disable(false);
  return { ...screen, disable };
}

test.each(controls)(
  '%s that was disabled while focused regains the focus when it is enabled',
  async (_name, control) => {
    const { action, disable } = await renderBesideOther(control);
    await userEvent.click(action('start'));
    expect(document.activeElement).toBe(action('start'));
    disable(true);
    await focusLost(action('start'));
    disable(false);
    expect(document.activeElement).toBe(action('start'));
  },
);

test.each(controls)('%s does not take the focus from another element', async (_name, control) => {
  const { action, disable } = await renderBesideOther(control);
  await userEvent.click(action('start'));
  disable(true);
  await focusLost(action('start'));
  await userEvent.click(action('other'));
  disable(false);
  expect(document.activeElement).toBe(action('other'));
});

test.each(controls)('%s that was not focused does not take the focus', async (_name, control) => {
  const { disable } = await renderBesideOther(control);
  disable(true);
  disable(false);
  expect(document.activeElement).toBe(document.body);
});

test.each(controls)(
  '%s does not regain the focus after another element has had it',
  async (_name, control) => {
    const { action, disable } = await renderBesideOther(control);
    await userEvent.click(action('start'));
    disable(true);
    await focusLost(action('start'));
    action('other').focus();
    disable(false);
    action('other').blur();
    disable(true);
    disable(false);
    expect(document.activeElement).toBe(document.body);
  },
);
