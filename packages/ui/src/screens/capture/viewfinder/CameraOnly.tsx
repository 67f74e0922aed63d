import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { viewfinder } from '../../../theme/tokens.ts';
import { Label } from './ViewfinderButton.tsx';

const never = () => () => undefined;

/**
 * Why no file may be chosen, in the place of that button (decision 3.17). A prerendered screen has neither, so it comes once
 * React has taken over.
 */
export function CameraOnly() {
  const { t } = useTranslation();
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isTakenOver && <Note>{t('capture.cameraOnly.short')}</Note>;
}

/** In the middle of the shutter's height. */
const Note = styled(Label)`
  align-self: center;
  color: ${viewfinder.inkMuted};
  text-align: center;
  text-wrap: balance;
`;
