import { BrowserDevice, browserCamera } from '@recto/adapters/browser';
import { noGuidance, photoNamed, type CameraFeed, type CapturedImage, type PhotoName } from '@recto/core';
import { Button, Notice } from '@recto/ui';
import { useEffect, useRef, useState } from 'react';
import { CameraMask } from '../../packages/ui/src/screens/capture/mask/CameraMask.tsx';
import { CameraDetails } from './CameraDetails.tsx';
import { CapturedPhoto } from './CapturedPhoto.tsx';
import { CopyAsProfile } from './CopyAsProfile.tsx';
import { PhoneRecorder } from './PhoneRecorder.ts';
import { profileOf } from './profile-of-phone.ts';

type Stage =
  | { readonly name: 'closed' }
  | { readonly name: 'opening' }
  | { readonly name: 'open'; readonly feed: CameraFeed }
  | { readonly name: 'failed'; readonly message: string };

export interface RealCameraProps {
  /** Selects the mask and the camera: the front camera for the selfie, otherwise the rear one. */
  readonly photo: PhotoName;
}

/** This device's camera, through the host's adapter. It stays closed until the button is pressed. */
export function RealCamera({ photo }: RealCameraProps) {
  const surface = useRef<HTMLDivElement>(null);
  const aborting = useRef(new AbortController());
  const [device] = useState(() => new BrowserDevice(window));
  const [camera] = useState(() => browserCamera(window, device));
  const [recorder] = useState(() => new PhoneRecorder(window, device));
  const [stage, setStage] = useState<Stage>({ name: 'closed' });
  const [image, setImage] = useState<CapturedImage | null>(null);

  const close = () => {
    aborting.current.abort();
    if (stage.name === 'open') stage.feed.close();
    setStage({ name: 'closed' });
  };

  const open = async (deviceId: string | null) => {
    if (surface.current === null) return;
    aborting.current.abort();
    aborting.current = new AbortController();
    const { signal } = aborting.current;
    setStage({ name: 'opening' });
    try {
      const { facingMode } = photoNamed(photo);
      const request = { facingMode, deviceId, surface: surface.current, signal } as const;
      const feed = await camera.open({ ...request, onTapNeeded: (start) => start() });
      signal.addEventListener('abort', () => feed.close());
      feed.onLost((error) => setStage({ name: 'failed', message: String(error) }));
      await recorder.noteFeed(feed, facingMode, deviceId === null);
      if (!signal.aborted) setStage({ name: 'open', feed });
    } catch (error) {
      if (!signal.aborted) setStage({ name: 'failed', message: String(error) });
    }
  };

  const take = async (feed: CameraFeed) => {
    try {
      setImage(await feed.takePhoto());
      feed.showLive();
    } catch (error) {
      setStage({ name: 'failed', message: String(error) });
    }
  };

  useEffect(() => recorder.watch(surface.current!), [recorder]);

  // Turns the camera off when the story is left, also one that opens afterwards.
  useEffect(() => () => aborting.current.abort(), []);

  return (
    <>
      <div style={square}>
        <div ref={surface} style={{ height: '100%' }} />
        {stage.name === 'open' && (
          <CameraMask
            photo={photo}
            sides={noGuidance.sides}
            isMirrored={false}
            isFound={false}
            isReady={false}
          />
        )}
      </div>
      {stage.name === 'failed' && <Notice tone="danger">{stage.message}</Notice>}
      {stage.name === 'open' ? (
        <>
          <Button action="shutter" onClick={() => void take(stage.feed)}>
            Take a picture
          </Button>
          <Button
            action="switch-camera"
            variant="secondary"
            disabled={stage.feed.deviceIds.length < 2}
            onClick={() => void open(nextDeviceOf(stage.feed))}
          >
            Next camera
          </Button>
          <Button action="close" variant="quiet" onClick={close}>
            Close the camera
          </Button>
          <CopyAsProfile
            profile={() => profileOf(recorder.facts())}
            copyText={(text) => device.copyText(text)}
          />
          <CameraDetails feed={stage.feed} surface={surface} />
        </>
      ) : (
        <Button
          action="start"
          busyLabel={stage.name === 'opening' ? 'Waiting for the camera…' : null}
          onClick={() => void open(null)}
        >
          Open this device’s camera
        </Button>
      )}
      {image !== null && <CapturedPhoto image={image} />}
    </>
  );
}

const square = {
  position: 'relative',
  width: '100%',
  maxWidth: '26rem',
  aspectRatio: '1',
  overflow: 'hidden',
  background: 'var(--recto-viewfinder-ground)',
} as const;

function nextDeviceOf({ deviceId, deviceIds }: CameraFeed): string {
  return deviceIds[(deviceIds.indexOf(deviceId) + 1) % deviceIds.length]!;
}
