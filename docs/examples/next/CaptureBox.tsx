'use client';

import { useRouter } from 'next/navigation';
import { Capture } from './Capture';
import { connect } from './connect';

export function CaptureBox({ token }: { readonly token: string }) {
  const router = useRouter();
  return (
    <div style={{ height: '100dvh' }}>
      <Capture token={token} language="en-gb" connect={connect} onDone={() => router.push('/thanks')} />
    </div>
  );
}
