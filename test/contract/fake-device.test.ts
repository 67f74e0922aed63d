import { androidPhone, FakeDevice } from '@recto/adapters/fake';
import { expect, it } from 'vitest';
import { testDevice } from './device.contract.ts';

testDevice('FakeDevice', (claimed) => {
  const device = new FakeDevice({ ...androidPhone, ...claimed });
  return {
    device,
    turn: (orientation) => device.turn(orientation),
    setVisible: (visible) => device.setVisible(visible),
    setOnline: (online) => device.setOnline(online),
    comeBack: () => device.comeBack(),
    use: (use) => device.use(use),
    isScreenKeptOn: async () => device.isScreenKeptOn,
    reloaded: async () => {
      await Promise.resolve(); // the caller reloads after it has begun to wait
      expect(device.reloads).toBe(1);
    },
    close: () => undefined,
  };
});

it('FakeDevice has the properties that it is given', () => {
  const device = new FakeDevice({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64)', maxTouchPoints: 0 });
  expect(device.userAgent).toBe('Mozilla/5.0 (X11; Linux x86_64)');
  expect(device.maxTouchPoints).toBe(0);
});
