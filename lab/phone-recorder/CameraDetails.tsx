import type { CameraFeed } from '@recto/core';
import { useEffect, useState, type RefObject } from 'react';
import { DetailList } from './DetailList.tsx';

export interface CameraDetailsProps {
  readonly feed: CameraFeed;
  /** The element that shows the camera's picture. */
  readonly surface: RefObject<HTMLElement | null>;
}

/** How often the frame size is read, in ms: it may change when the device is rotated. */
const measureMs = 500;

/** The properties of the open camera and the size of its frames. */
export function CameraDetails({ feed, surface }: CameraDetailsProps) {
  const [frame, setFrame] = useState('…');
  useEffect(() => {
    const measure = () => {
      const video = surface.current?.querySelector('video');
      if (video) setFrame(`${video.videoWidth} × ${video.videoHeight} px`);
    };
    measure();
    const timer = setInterval(measure, measureMs);
    return () => clearInterval(timer);
  }, [feed, surface]);

  return (
    <DetailList
      details={{
        'Facing mode': feed.facingMode,
        Mirrored: feed.mirrored ? 'yes, on screen only' : 'no',
        Frame: frame,
        'This camera': `${feed.deviceIds.indexOf(feed.deviceId) + 1} of ${feed.deviceIds.length}`,
        Devices: feed.deviceIds.map((id) => shortened(id)).join(', '),
      }}
    />
  );
}

/** Device ids are long and random; the first characters are enough to distinguish them. */
function shortened(id: string): string {
  return id.length > 12 ? `${id.slice(0, 12)}…` : id;
}
