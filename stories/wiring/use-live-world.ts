import { useEffect } from 'react';
import type { Fakes } from '../../host/src/container/fake-module.ts';
import { providerSettings } from './fake-host.ts';
import type { World } from './world.ts';

/** Hands a control that was moved to the fake that it is about, while the app goes on. */
export function useLiveWorld({ camera, repository, device }: Fakes, world: World): void {
  const { script, cameras, moving, orientation, online, latencyMs, failingCalls, failure } = world;
  useEffect(() => {
    void camera.change({ script, cameras, moving });
  }, [camera, script, cameras, moving]);
  useEffect(() => device.turn(orientation), [device, orientation]);
  useEffect(() => device.setOnline(online), [device, online]);
  useEffect(() => {
    Object.assign(repository.settings, providerSettings({ latencyMs, failingCalls, failure }));
  }, [repository, latencyMs, failingCalls, failure]);
}
