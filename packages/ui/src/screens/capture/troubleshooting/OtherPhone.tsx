import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../components/Button.tsx';
import { Modal } from '../../../components/Modal.tsx';
import { QrCode } from '../../continue-on-phone/QrCode.tsx';
import { LinkText } from './LinkText.tsx';

export interface OtherPhoneProps {
  /** An address that was checked already (`safeLink` in core). */
  readonly link: string;
  readonly onClose: () => void;
}

/** The link as a code for another phone's camera, and in words where no code can be drawn. */
export function OtherPhone({ link, onClose }: OtherPhoneProps) {
  const { t } = useTranslation();
  const [drawn, setDrawn] = useState(true);
  return (
    <Modal
      title={t('capture.cameraError.otherPhone')}
      text={drawn ? t('capture.cameraError.otherPhoneText') : t('mobile.linkLabel')}
      onDismiss={onClose}
    >
      {drawn ? (
        <Place>
          <QrCode value={link} label={t('mobile.qrCodeAlt')} onFailure={() => setDrawn(false)} />
        </Place>
      ) : (
        <LinkText link={link} />
      )}
      <Button action="close" variant="secondary" onClick={onClose}>
        {t('capture.cameraError.close')}
      </Button>
    </Modal>
  );
}

/** On the narrowest phones the code gives way a little. */
const Place = styled.div`
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
