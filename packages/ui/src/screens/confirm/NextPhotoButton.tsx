import { photoNamed, type Tile } from '@recto/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../components/Button.tsx';
import { CameraIcon, PictureIcon } from '../../components/icons/icons.tsx';
import { space, textSize } from '../../theme/tokens.ts';
import type { ConfirmActions } from './confirm-actions.ts';
import { FileInput } from './FileInput.tsx';
import type { PhotoSource } from './photo-source.ts';

export interface NextPhotoButtonProps {
  /** The first photo that is missing, or too large to be sent. */
  readonly tile: Tile;
  readonly source: PhotoSource;
  readonly actions: Pick<ConfirmActions, 'takeMissing' | 'openCamera' | 'chooseFile'>;
}

/** Takes the customer to the next missing photo, and from there through the rest; or to one that replaces another. */
export function NextPhotoButton({ tile: { photo, state }, source, actions }: NextPhotoButtonProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const take = () => (state.name === 'empty' ? actions.takeMissing() : actions.openCamera(photo));
  return (
    <OnOneLine>
      <Button
        action="take-next"
        icon={source === 'files' ? <PictureIcon /> : <CameraIcon />}
        onClick={() => (source === 'camera' ? take() : input.current?.click())}
      >
        {source === 'files'
          ? t('confirm.label.choosePhoto', { photo: t(`photos.name.${photo}`) })
          : t(`confirm.takeNext.${photo}`)}
      </Button>
      {source !== 'camera' && (
        <FileInput
          inputRef={input}
          capture={source === 'cameraApp' ? photoNamed(photo).facingMode : undefined}
          onFile={(file) => actions.chooseFile(photo, file)}
        />
      )}
    </OnOneLine>
  );
}

/** The label is long: on a narrow phone it has the whole width, in smaller letters. */
const OnOneLine = styled.div`
  > button {
    padding: ${space.x2};
    font-size: ${textSize.body};
  }
  @container (max-width: 24em) {
    svg {
      display: none;
    }
  }
  @container (max-width: 22em) {
    > button {
      font-size: ${textSize.small};
    }
  }
`;
