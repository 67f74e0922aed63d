import { qrCodeSizePx } from '@recto/core';
import { QRCodeSVG } from 'qrcode.react';
import { qrCode } from '../../theme/tokens.ts';

/** The white margin around the code, in modules, as the standard requires. */
const quietZone = 4;

export interface QrCodeDrawingProps {
  readonly value: string;
  /** The accessible name. */
  readonly label: string;
}

/** The lazily loaded part of `QrCode`; `lazy` requires a default export. */
export default function QrCodeDrawing({ value, label }: QrCodeDrawingProps) {
  return (
    <QRCodeSVG
      value={value}
      size={qrCodeSizePx}
      level="M"
      marginSize={quietZone}
      bgColor={qrCode.ground}
      fgColor={qrCode.module}
      title={label}
    />
  );
}
