'use client';

import { useState } from 'react';
import { Capture } from '../../../docs/examples/Capture.tsx';
import { ownProvider } from '../app/own-provider.ts';

/** A button that shows the capture screen, and removes it again. */
export function CaptureBox() {
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsShown(!isShown)}>
        Capture
      </button>
      <div id="capture" style={{ width: 400, height: 600 }}>
        {isShown && (
          <Capture
            token="own-token"
            language="en-gb"
            connect={ownProvider}
            onDone={() => setIsShown(false)}
          />
        )}
      </div>
    </>
  );
}
