import type { CameraFeed } from '@recto/core';
import { useEffect, useState, type RefObject } from 'react';
import { Facts } from './Facts.tsx';

export interface CameraFactsProps {
  readonly feed: CameraFeed;
  /** Where the camera shows its picture. */
  readonly surface: RefObject<HTMLElement | null>;
}

/** How often the frame is measured, in ms: it may change when the device is turned. */
const measureMs = 500;

/** What the open camera says of itself, and how large its frames are. */
export function CameraFacts({ feed, surface }: CameraFactsProps) {
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
    <Facts
      facts={{
        'Facing mode': feed.facingMode,
        Mirrored: feed.mirrored ? 'yes, on screen only' : 'no',
        Frame: frame,
        'This camera': `${feed.deviceIds.indexOf(feed.deviceId) + 1} of ${feed.deviceIds.length}`,
        Devices: feed.deviceIds.map((id) => shortened(id)).join(', '),
      }}
    />
  );
}

/** Device ids are long and random; their beginnings tell them apart. */
function shortened(id: string): string {
  return id.length > 12 ? `${id.slice(0, 12)}…` : id;
}
