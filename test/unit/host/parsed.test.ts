import { expect, it } from 'vitest';
import { parsed } from '../../../host/src/start/parsed.ts';

it('the app waits for the rest of a page of which only the head has come', async () => {
  let arrive: () => void = () => undefined;
  let isParsed = false;
  const half = {
    readyState: 'loading' as const,
    addEventListener: (_type: string, listener: unknown) => (arrive = listener as () => void),
  };
  const waiting = parsed(half as unknown as Document).then(() => (isParsed = true));
  await new Promise((later) => setTimeout(later));
  expect(isParsed).toBe(false);
  arrive();
  await waiting;
});

it.each(['interactive', 'complete'] as const)(
  'the app does not wait for a page that is %s',
  async (readyState) => {
    const addEventListener = () => expect.fail('listens');
    await parsed({ readyState, addEventListener });
  },
);
