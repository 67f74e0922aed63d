import { Button, IconButton } from '@recto/ui';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPage } from './render-page.tsx';

const controls = [
  [
    'a busy button',
    (off: boolean, onClick: () => void) => (
      <Button action="start" busyLabel={off ? 'One moment…' : null} onClick={onClick}>
        Start
      </Button>
    ),
  ],
  [
    'a disabled button',
    (off: boolean, onClick: () => void) => (
      <Button action="start" disabled={off} onClick={onClick}>
        Start
      </Button>
    ),
  ],
  [
    'a disabled icon button',
    (off: boolean, onClick: () => void) => (
      <IconButton action="start" icon={null} label="Start" disabled={off} onClick={onClick} />
    ),
  ],
] as const;

test.each(controls)(
  '%s keeps the focus, can be reached with Tab, and ignores clicks',
  async (_name, control) => {
    const { show, action } = await renderPage();
    const onClick = vi.fn();
    show(control(false, onClick));
    await userEvent.click(action('start'));
    expect(onClick).toHaveBeenCalledTimes(1);
    show(control(true, onClick));
    expect(document.activeElement).toBe(action('start'));
    expect(action('start').getAttribute('aria-disabled')).toBe('true');
    action('start').click();
    await userEvent.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(action('start').disabled).toBe(false);
    expect(action('start').tabIndex).toBe(0);
  },
);

test('a disabled button can say why when it is pressed', async () => {
  const { show, action } = await renderPage();
  const [onClick, onDisabledClick] = [vi.fn(), vi.fn()];
  show(
    <Button action="confirm" disabled onClick={onClick} onDisabledClick={onDisabledClick}>
      Confirm
    </Button>,
  );
  action('confirm').click();
  expect(onDisabledClick).toHaveBeenCalledTimes(1);
  expect(onClick).not.toHaveBeenCalled();
});

test('a busy button says so after half a second, and does not say it again if it is free for a moment', async () => {
  const { show, find } = await renderPage();
  const showBusy = (busyLabel: string | null) =>
    show(
      <Button action="start" busyLabel={busyLabel} onClick={() => undefined}>
        Start
      </Button>,
    );
  showBusy('One moment…');
  expect(find('[role=status]').textContent).toBe('');
  await expect.poll(() => find('[role=status]').textContent).toBe('One moment…');
  showBusy(null);
  showBusy('One moment…');
  expect(find('[role=status]').textContent).toBe('');
});
