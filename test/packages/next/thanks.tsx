import { photoNames } from '@recto/core';

/** Rendered on the server, where the rules of core can be used. */
export default function Page() {
  return (
    <main>
      <h1>Thank you</h1>
      <p>{photoNames.length} photos at most</p>
    </main>
  );
}
