import type { FakeDevice } from '@recto/adapters/fake';

/** The customer leaves the page and comes back to it. */
export function hideAndShow(device: FakeDevice): void {
  device.setVisible(false);
  device.setVisible(true);
}
