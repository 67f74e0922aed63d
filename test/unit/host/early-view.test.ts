import { FakeDevice } from '@recto/adapters/fake';
import { photoNames } from '@recto/core';
import { expect, it } from 'vitest';
import { firstFacingMode } from '../../../host/src/start/early-view.ts';
import { procedureHaving, procedureWith } from '../../support/procedures.ts';
import { userAgents } from '../../e2e/fixtures/user-agents.ts';

const phone = new FakeDevice({ userAgent: userAgents.androidChrome, maxTouchPoints: 5 });
const started = procedureHaving([]);
const documents = photoNames.filter((name) => name !== 'clientPicture');

// Outside of production every photo is taken with the rear camera (`facingModes`), so only whether there is one is tested.
it.each([
  ['the first photo is missing', started, null, phone, 'environment'],
  ['only the selfie is missing', procedureHaving(documents), null, phone, 'environment'],
  ['none is missing', procedureHaving(photoNames), null, phone, null],
  ['none is missing, and one is taken anew', procedureHaving(photoNames), '1', phone, 'environment'],
  ['the procedure was not started', procedureWith({ status: 'active' }), null, phone, null],
  ['the procedure has ended', procedureWith({ status: 'finished' }), null, phone, null],
  [
    'this is no phone',
    started,
    null,
    new FakeDevice({ userAgent: userAgents.desktopChrome, maxTouchPoints: 0 }),
    null,
  ],
])('%s', (_what, procedure, viewStep, device, facingMode) => {
  expect(firstFacingMode(procedure, viewStep, device, 'listed')).toBe(facingMode);
});

it('the early view opens no camera for a browser that is sent to confirm', () => {
  const edge = new FakeDevice({ userAgent: userAgents.edge, maxTouchPoints: 5 });
  expect(firstFacingMode(started, null, edge, 'listed')).toBeNull();
  expect(firstFacingMode(started, null, edge, 'engine')).toBe('environment');
});
