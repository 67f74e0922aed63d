import { photoNames, RepositoryError } from '@recto/core';
import { describe, expect, test } from 'vitest';
import { imageOf, procedureHaving, procedureWith, token } from '../../support/procedures.ts';
import { captureWorld } from './doubles/capture-world.ts';
import { failUnexplained } from './doubles/provider.ts';

const active = procedureWith({ status: 'active' });

describe('the start of a procedure', () => {
  test('the start opens the first photo’s camera in the task of the tap, and leaves it to the capture screen', async () => {
    const { session, camera, calls } = captureWorld(active);
    const starting = session.start();
    expect(camera.ahead).toEqual(['environment']);
    await calls.respond();
    expect(await starting).toBe(true);
    expect(camera.ahead).toEqual(['environment']);
  });

  test('the start opens the front camera ahead if only the selfie is missing', async () => {
    const documents = photoNames.filter((name) => name !== 'clientPicture');
    const { session, camera, calls } = captureWorld(procedureHaving(documents, { status: 'active' }));
    void session.start();
    await calls.respond();
    expect(camera.ahead).toEqual(['user']);
  });

  test('the start gives the camera back if call 3 fails', async () => {
    const { session, camera, calls } = captureWorld(active);
    const starting = session.start();
    await failUnexplained(calls, new RepositoryError('refused'));
    expect(await starting).toBe(false);
    expect(camera.ahead).toEqual(['environment', null]);
  });

  test('the start gives the camera back if the link was forgotten meanwhile', async () => {
    const { session, camera, calls, store } = captureWorld(active);
    const starting = session.start();
    store.forget(token);
    await calls.respond();
    await starting;
    expect(camera.ahead).toEqual(['environment', null]);
  });

  test('the start opens no camera if no photo is missing', async () => {
    const { session, camera, calls } = captureWorld(procedureHaving(photoNames, { status: 'active' }));
    const starting = session.start();
    await calls.respond();
    expect(await starting).toBe(true);
    expect(camera.ahead).toEqual([]);
  });

  test('the start opens no camera while the session holds a photo that the customer has not sent', async () => {
    const { session, open, takeImage, camera } = captureWorld(procedureWith());
    const leave = open();
    await takeImage(imageOf('card'));
    leave();
    expect(await session.start()).toBe(true);
    expect(camera.ahead).toEqual([]);
  });

  test('a second start meanwhile changes nothing', async () => {
    const { session, camera, calls } = captureWorld(active);
    const starting = session.start();
    expect(await session.start()).toBe(false);
    expect(camera.ahead).toEqual(['environment']);
    await calls.respond();
    expect(await starting).toBe(true);
  });

  test('a session that is disposed meanwhile gives the camera back, and starts nothing after that', async () => {
    const { session, camera, calls } = captureWorld(active);
    const starting = session.start();
    session.dispose();
    expect(camera.ahead).toEqual(['environment', null]);
    await calls.respond();
    expect(await starting).toBe(true);
    expect(await session.start()).toBe(false);
    expect(calls.requests).toHaveLength(1);
    expect(camera.ahead).not.toContain('user');
  });
});

describe('the camera of a prepared photo', () => {
  test('a session opens it before its view is mounted, and gives it back if that is not', () => {
    const documents = photoNames.filter((name) => name !== 'clientPicture');
    const { session, camera } = captureWorld(procedureHaving(documents));
    expect(session.prepare(null)).toBe(true);
    const giveBack = session.openAhead();
    expect(camera.ahead).toEqual(['user']);
    giveBack();
    expect(camera.ahead).toEqual(['user', null]);
  });

  test('a session opens none ahead while its view is mounted, with a photo in the preview, or once it is disposed', async () => {
    const { session, open, takeImage, camera } = captureWorld(procedureWith());
    const leave = open();
    session.openAhead()();
    await takeImage(imageOf('card'));
    leave();
    session.openAhead()();
    expect(camera.ahead).toEqual([]);
    session.dispose();
    session.openAhead();
    expect(camera.ahead).toEqual([null]);
  });
});
