import type { CapturedImage } from '@recto/core';
import { useState } from 'react';
import { DetailList } from './DetailList.tsx';

/** The photo as it would be sent, with its size in pixels and bytes. */
export function CapturedPhoto({ image }: { readonly image: CapturedImage }) {
  const [size, setSize] = useState('…');
  const bytes = atob(image.base64).length;
  return (
    <figure style={{ display: 'grid', gap: 'var(--recto-space-x3)', width: '100%' }}>
      <img
        src={image.dataUrl}
        alt="What the camera saw"
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setSize(`${naturalWidth} × ${naturalHeight} px`)
        }
        style={{ width: '100%', maxWidth: '26rem' }}
      />
      <figcaption>
        <DetailList details={{ Type: image.mimeType, Size: size, Bytes: bytes.toLocaleString('en-GB') }} />
      </figcaption>
    </figure>
  );
}
