import { expect, onTestFinished, test, vi } from 'vitest';
import { identify } from '../../../host/src/start/identify.ts';

const configuration = {
  authEndpointUrl: 'https://auth.example/token',
  idEndpointUrl: 'https://id.example',
  clientId: 'x',
};

test.each([
  ['the provider', {}, "connect-src 'self' https://auth.example https://id.example"],
  [
    'the provider and to the receiver of events',
    { eventsUrl: 'https://events.example/recto' },
    "connect-src 'self' https://auth.example https://id.example https://events.example",
  ],
])('the page may connect to the addresses that its configuration names: to %s', async (_to, part, policy) => {
  vi.stubEnv('PROD', true);
  onTestFinished(() => void vi.unstubAllEnvs());
  const added: { content?: string }[] = [];
  const head = { append: (element: object) => added.push(element) };
  const window = Object.assign(new EventTarget(), {
    location: { href: 'https://app.example/', pathname: '/', search: '', hash: '' },
    origin: 'https://app.example',
    navigator: {},
    document: Object.assign(new EventTarget(), { createElement: () => ({}), head }),
    fetch: () => undefined,
  });
  const response = Promise.resolve(Response.json({ ...configuration, ...part }));
  const fragments = () => Promise.resolve(null);
  const ahead = { configuration: response, askedAt: 0, calls: [], style: Promise.resolve(false), fragments };
  await identify(window as never, ahead)?.provider;
  expect(added.map(({ content }) => content)).toEqual([policy]);
});
