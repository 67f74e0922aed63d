import { qrCodeSizePx } from '@recto/core';
import { Component, lazy, Suspense, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { loadChunk } from '../../chunks/load-chunk.ts';
import type { QrCodeDrawingProps } from './QrCodeDrawing.tsx';
import { color, qrCode, radius, space, stroke } from '../../theme/tokens.ts';

export interface QrCodeProps extends QrCodeDrawingProps {
  /** Called when the code can't be drawn: its chunk could not be loaded, or the value is too long. */
  readonly onFailure: () => void;
}

/** A lazy chunk: it is as large as a screen, and few customers need it. */
const QrCodeDrawing = lazy(() => loadChunk(() => import('./QrCodeDrawing.tsx')));

/** The QR code of §2: 250×250 CSS pixels, its quiet zone included, dark on white in every colour scheme. */
export function QrCode({ value, label, onFailure }: QrCodeProps) {
  return (
    <QrCodeErrorBoundary onFailure={onFailure}>
      <Card>
        <Suspense fallback={<Placeholder />}>
          <QrCodeDrawing value={value} label={label} />
        </Suspense>
      </Card>
    </QrCodeErrorBoundary>
  );
}

interface QrCodeErrorBoundaryProps extends Pick<QrCodeProps, 'onFailure'> {
  readonly children: ReactNode;
}

/** Renders nothing after a failure; the caller shows the URL as text. */
class QrCodeErrorBoundary extends Component<QrCodeErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

const Card = styled.div`
  width: max-content;
  padding: ${space.x2};
  border: ${stroke.hairline} solid ${color.hairline};
  border-radius: ${radius.medium};
  background: ${qrCode.ground};
  forced-color-adjust: none;
`;

const Placeholder = styled.div`
  width: ${qrCodeSizePx}px;
  height: ${qrCodeSizePx}px;
`;
