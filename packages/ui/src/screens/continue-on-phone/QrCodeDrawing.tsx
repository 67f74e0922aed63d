import { qrCodeSizePx } from '@recto/core';
import { QRCodeSVG } from 'qrcode.react';
import { qrCode } from '../../theme/tokens.ts';
import type { QrCodeProps } from './QrCode.tsx';

/** Modules of white around the code, as the standard asks. */
const quietZone = 4;

/** The part of `QrCode` that is loaded when it is needed; `lazy` takes a default export. */
export default function QrCodeDrawing({ value, label }: Pick<QrCodeProps, 'value' | 'label'>) {
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
