import { DrawnDevices, drawnCameras, installDevices } from '@recto/testing/camera';
import { FakeProcedureRepository } from '@recto/testing/fakes';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { App } from './App.tsx';
import { idCardProcedure } from './procedure.ts';

const ends: (() => void)[] = [];

afterEach(() => {
  for (const end of ends.splice(0)) end();
});

test('both sides are photographed with the drawn camera, and the app says thank you', async () => {
  const devices = new DrawnDevices(drawnCameras, { width: 1080, height: 1920 });
  ends.push(installDevices(devices));
  const repository = new FakeProcedureRepository([['token', idCardProcedure()]]);
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  ends.push(() => root.unmount());
  const connect = () => repository;
  root.render(<App token="token" connect={connect} />);

  for (const photo of ['idCardRecto', 'idCardVerso'] as const) {
    await page.getByRole('button', { name: 'Take the photo' }).click();
    await page.getByRole('button', { name: 'Use' }).click();
    await expect.poll(() => repository.procedureOf('token')?.thumbs[photo]).not.toBeNull();
  }
  await expect.element(page.getByText('Thank you.')).toBeVisible();
  expect(devices.requests.length).toBeGreaterThan(0);
});
