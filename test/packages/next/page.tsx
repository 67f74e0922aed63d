import { photoNames } from '@recto/core';
import { CaptureBox } from './CaptureBox.tsx';

/** Rendered on the server, where the rules of core can be used. */
export default function Page() {
  return (
    <main>
      <h1>An app of its own</h1>
      <p>{photoNames.length} photos at most</p>
      <CaptureBox />
    </main>
  );
}
