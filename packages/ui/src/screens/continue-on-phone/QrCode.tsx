import { qrCodeSizePx } from '@recto/core';
import { Component, lazy, Suspense, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { loadPart } from '../../lazy/load-part.ts';
import { color, qrCode, radius, space, stroke } from '../../theme/tokens.ts';

export interface QrCodeProps {
  readonly value: string;
  /** What it is, for a screen reader. */
  readonly label: string;
  /** It can't be drawn: its chunk could not be loaded, or the value is too long. */
  readonly onFailure: () => void;
}

/** Weighs as much as a screen, and few people see it: a chunk of its own. */
const QrCodeDrawing = lazy(() => loadPart(() => import('./QrCodeDrawing.tsx')));

/** The QR code of §2: 250×250 CSS pixels, its quiet zone included, dark on white in every colour scheme. */
export function QrCode({ value, label, onFailure }: QrCodeProps) {
  return (
    <NothingOnFailure onFailure={onFailure}>
      <Card>
        <Suspense fallback={<Placeholder />}>
          <QrCodeDrawing value={value} label={label} />
        </Suspense>
      </Card>
    </NothingOnFailure>
  );
}

interface NothingOnFailureProps extends Pick<QrCodeProps, 'onFailure'> {
  readonly children: ReactNode;
}

/** Where it can't be drawn, the address in words has to do. */
class NothingOnFailure extends Component<NothingOnFailureProps, { readonly failed: boolean }> {
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
