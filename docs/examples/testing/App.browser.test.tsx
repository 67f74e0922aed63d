import { systemClock, type ProcedureRepository } from '@recto/core';
import {
  DrawnDevices,
  drawnCameras,
  installDevices,
  parseProfile,
  PlayedPhone,
  scenePainter,
} from '@recto/testing/camera';
import { FakeProcedureRepository } from '@recto/testing/fakes';
import iphone from '@recto/testing/phones/iphone-13-pro.json';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { App } from './App.tsx';
import { idCardProcedure } from './procedure.ts';

const ends: (() => void)[] = [];

afterEach(() => {
  for (const end of ends.splice(0)) end();
});

function show(repository: ProcedureRepository): void {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  ends.push(() => root.unmount());
  const connect = () => repository;
  root.render(<App token="token" connect={connect} />);
}

test('both sides are photographed with a drawn camera, and the app says thank you', async () => {
  ends.push(installDevices(new DrawnDevices(drawnCameras, { width: 1080, height: 1920 })));
  const repository = new FakeProcedureRepository([['token', idCardProcedure()]]);
  show(repository);
  for (const photo of ['idCardRecto', 'idCardVerso'] as const) {
    await page.getByRole('button', { name: 'Take the photo' }).click();
    await page.getByRole('button', { name: 'Use' }).click();
    await expect.poll(() => repository.procedureOf('token')?.thumbs[photo]).not.toBeNull();
  }
  await expect.element(page.getByText('Thank you.')).toBeVisible();
});

test('on an iPhone with three lenses, the right one for cards is opened', async () => {
  const profile = parseProfile('iphone-13-pro', iphone);
  const paint = await scenePainter('idCardRecto');
  const phone = new PlayedPhone(profile, { clock: systemClock, paint });
  ends.push(installDevices(phone.mediaDevices));
  show(new FakeProcedureRepository([['token', idCardProcedure()]]));
  await expect.poll(() => phone.tracks.map(({ label }) => label)).toEqual([profile.expected.rear]);
});

test('with both photos there, the app says thank you, and no camera is opened', async () => {
  const devices = new DrawnDevices(drawnCameras, { width: 1080, height: 1920 });
  const open = vi.spyOn(devices, 'getUserMedia');
  ends.push(installDevices(devices));
  const repository = new FakeProcedureRepository([['token', idCardProcedure()]]);
  const jpeg = new Blob([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], { type: 'image/jpeg' });
  await repository.uploadPhoto('token', 'idCardRecto', jpeg);
  await repository.uploadPhoto('token', 'idCardVerso', jpeg);
  show(repository);
  await expect.element(page.getByText('Thank you.')).toBeVisible();
  expect(open).not.toHaveBeenCalled();
});
