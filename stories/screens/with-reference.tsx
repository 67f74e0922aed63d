import { SupportContext, type Support } from '@recto/ui';
import type { Decorator } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';

/** The same time on every phone: it is shown in the phone's time zone. */
const now = new Date(2026, 10, 25, 14, 42).getTime();

/** A procedure whose provider has sent a reference. @param copies whether the browser copies texts. */
export function withReference({ copies = true } = {}): Decorator {
  const support: Support = { reference: '4F7A-19C2', copy: async () => copies, now: () => now };
  return function WithReference(Story) {
    return (
      <SupportContext value={support}>
        <Story />
      </SupportContext>
    );
  };
}

/** Resolves once the reference is shown, whose code is loaded late. */
export function referenceIn(page: HTMLElement): Promise<HTMLElement> {
  return waitFor(() => {
    const block = page.querySelector<HTMLElement>('[data-support]');
    if (block === null) throw new Error('There is no reference yet.');
    return block;
  });
}
