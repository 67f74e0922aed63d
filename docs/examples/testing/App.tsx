import type { ProcedureRepository } from '@recto/core';
import { useEffect, useState } from 'react';
import { Capture } from '../Capture.tsx';
import { describeFile } from './describe-file.ts';

export interface AppProps {
  readonly token: string;
  readonly connect: () => ProcedureRepository;
}

/** An app that is not Recto's: it says what is missing, and has it photographed. */
export function App({ token, connect }: AppProps) {
  const [missing, setMissing] = useState('');
  const [isDone, setIsDone] = useState(false);

  useEffect(() => {
    void describeFile(connect(), token).then(setMissing);
  }, [connect, token]);

  return (
    <main>
      <h1>Your file</h1>
      <p aria-live="polite">{isDone ? 'Thank you. We have what we need.' : missing}</p>
      {/* It stays, since it may still be sending the last photo. */}
      <div id="capture" hidden={isDone} style={{ height: 640 }}>
        <Capture token={token} language="en-gb" connect={connect} onDone={() => setIsDone(true)} />
      </div>
    </main>
  );
}
