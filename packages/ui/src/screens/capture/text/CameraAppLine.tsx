import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../components/Button.tsx';
import { largeText } from '../layout/capture-layout.tsx';
import { Row } from './TroubleLine.tsx';

export interface CameraAppLineProps {
  /** The id that the question gets. */
  readonly id: string;
  /** Opens the phone's camera app; call it in the tap's event handler. */
  readonly onOpen: () => void;
}

/** Offers the phone's own camera app after three failures, beside the shutter (decision 3.18). */
export function CameraAppLine({ id, onOpen }: CameraAppLineProps) {
  const { t } = useTranslation();
  return (
    <Row $isLost={false}>
      <Question id={id}>{t('capture.cameraApp.question')}</Question>
      <Button action="take-photo" variant="quiet" size="compact" onClick={onOpen}>
        {t('capture.cameraApp.open')}
      </Button>
    </Row>
  );
}

/** Large text leaves room for the button alone. */
const Question = styled.span`
  ${largeText} {
    display: none;
  }
`;
