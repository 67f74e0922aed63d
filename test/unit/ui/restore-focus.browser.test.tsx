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

/** The browser itself takes the focus from a disabled control, a moment after it is disabled. */
async function dropped(control: HTMLElement): Promise<void> {
  await expect.poll(() => document.activeElement !== control && !control.matches(':focus')).toBe(true);
}

/** One of the controls, and another button beside it. */
async function inForm(control: (disabled: boolean) => ReactNode) {
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
  '%s that was disabled under the focus has it again afterwards',
  async (_name, control) => {
    const { action, disable } = await inForm(control);
    await userEvent.click(action('start'));
    expect(document.activeElement).toBe(action('start'));
    disable(true);
    await dropped(action('start'));
    disable(false);
    expect(document.activeElement).toBe(action('start'));
  },
);

test.each(controls)('%s does not take the focus back from where it has gone', async (_name, control) => {
  const { action, disable } = await inForm(control);
  await userEvent.click(action('start'));
  disable(true);
  await dropped(action('start'));
  await userEvent.click(action('other'));
  disable(false);
  expect(document.activeElement).toBe(action('other'));
});

test.each(controls)('%s that handlers not have the focus does not get it', async (_name, control) => {
  const { disable } = await inForm(control);
  disable(true);
  disable(false);
  expect(document.activeElement).toBe(document.body);
});

test.each(controls)(
  '%s has lost its claim once another control has had the focus',
  async (_name, control) => {
    const { action, disable } = await inForm(control);
    await userEvent.click(action('start'));
    disable(true);
    await dropped(action('start'));
    action('other').focus();
    disable(false);
    action('other').blur();
    disable(true);
    disable(false);
    expect(document.activeElement).toBe(document.body);
  },
);
