import { GetUserMediaCamera } from '@recto/adapters/browser';
import { expect, it } from 'vitest';
import { commands } from 'vitest/browser';
it('measures', async () => {
  const surface = document.createElement('div'); document.body.append(surface); surface.style.width='300px'; surface.style.height='300px';
  const camera = new GetUserMediaCamera({ mediaDevices: () => navigator.mediaDevices, permissions: () => navigator.permissions, timers: window, isIos: false });
  const t0 = performance.now();
  const feed = await camera.open({ facingMode: 'environment', deviceId: null, surface, signal: new AbortController().signal });
  console.log('open ms', performance.now() - t0, feed.facingMode, feed.deviceIds.length);
  const v = surface.querySelector('video')!; console.log(v.videoWidth, v.videoHeight, JSON.stringify((v.srcObject as MediaStream).getVideoTracks()[0]!.getSettings()));
  const times: number[] = []; let img;
  for (let i = 0; i < 30; i++) { const t = performance.now(); img = await feed.takePhoto(); times.push(performance.now() - t); }
  times.sort((a, b) => a - b);
  console.log('takePhoto median ms', times[15], 'min', times[0], 'max', times[29], 'bytes', img!.base64.length * .75);
  console.log('FILE:' + await (commands as any).writeFile('/tmp/cx/t/out.b64', img!.base64));
  feed.close();
  expect(1).toBe(1);
}, 60000);
