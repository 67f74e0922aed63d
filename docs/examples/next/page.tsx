/** The page of a link in the app router, in `app/link/[token]`: rendered on the server. */
import { Suspense } from 'react';
import { CaptureBox } from './CaptureBox';

interface LinkProps {
  readonly params: Promise<{ token: string }>;
}

// With `cacheComponents`, which new apps have, Next.js builds no page that awaits its parameters outside of Suspense.
export default function Page({ params }: LinkProps) {
  return (
    <Suspense>
      <Link params={params} />
    </Suspense>
  );
}

async function Link({ params }: LinkProps) {
  const { token } = await params;
  return <CaptureBox token={token} />;
}
