import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../components/Button.tsx';
import { SelectableLink } from '../../../components/copy-link/SelectableLink.tsx';
import { Modal } from '../../../components/Modal.tsx';
import { QrCode } from '../../continue-on-phone/QrCode.tsx';

export interface OtherPhoneModalProps {
  /** A URL that `safeLink` in core has checked. */
  readonly link: string;
  readonly onClose: () => void;
}

/** Shows the link as a QR code for another phone, or as text if the code can't be drawn. */
export function OtherPhoneModal({ link, onClose }: OtherPhoneModalProps) {
  const { t } = useTranslation();
  const [canDraw, setCanDraw] = useState(true);
  return (
    <Modal
      title={t('capture.cameraError.otherPhone')}
      text={canDraw ? t('capture.cameraError.otherPhoneText') : t('mobile.linkLabel')}
      onDismiss={onClose}
    >
      {canDraw ? (
        <QrCodePlace>
          <QrCode value={link} label={t('mobile.qrCodeAlt')} onFailure={() => setCanDraw(false)} />
        </QrCodePlace>
      ) : (
        <SelectableLink link={link} />
      )}
      <Button action="close" variant="secondary" onClick={onClose}>
        {t('capture.cameraError.close')}
      </Button>
    </Modal>
  );
}

/** Lets the code shrink on the narrowest phones. */
const QrCodePlace = styled.div`
  display: grid;
  grid-template-columns: minmax(0, max-content);
  justify-content: center;
  width: 100%;
  > div,
  > div > * {
    max-width: 100%;
  }
  svg {
    height: auto;
  }
`;
