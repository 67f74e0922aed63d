import type { PhotoName } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { css, styled } from 'styled-components';
import { space } from '../../../theme/tokens.ts';
import { StartingMark } from '../mask/CameraMask.tsx';
import { largeText, low, SquareOverlay } from '../layout/capture-layout.tsx';
import { StatusText } from '../text/StatusText.tsx';
import { useScrollable } from '../text/use-scrollable.ts';

export interface CameraStartingProps {
  readonly photo: PhotoName;
  /** The camera starts for the first time, so the browser may ask for permission. */
  readonly first: boolean;
  /** The start takes long, so the screen explains what to do. */
  readonly overdue: boolean;
  /** Whether a file may be chosen instead. */
  readonly offersFile: boolean;
  /** The photo before is still in the square, darkened. */
  readonly overPhoto: boolean;
}

/** Shown in the square while the camera starts. */
export function CameraStarting({ photo, first, overdue, offersFile, overPhoto }: CameraStartingProps) {
  const { t } = useTranslation();
  const { scroller, needsRoom } = useScrollable(true, true);
  return (
    <BelowMark ref={scroller} $overPhoto={overPhoto} $needsRoom={needsRoom}>
      <MarkPlace>
        <StartingMark photo={photo} />
      </MarkPlace>
      {overdue ? (
        <StatusText title={t('capture.overdue.title')} hideTitleInLargeText>
          {t(offersFile ? 'capture.overdue.text' : 'capture.overdue.withoutFiles')}
        </StatusText>
      ) : (
        <StatusText title={t('capture.init.title')}>
          {first ? t('capture.init.permission') : undefined}
        </StatusText>
      )}
    </BelowMark>
  );
}

/** The mark has the colour of the text, also with forced colours. */
const MarkPlace = styled.div`
  position: absolute;
  inset: 0;
  path[transform] {
    stroke: currentcolor;
  }
`;

/** The text needs all the room: it takes the mark's place. */
const withoutMark = css`
  align-content: safe center;
  padding-top: ${space.x2};
  > :first-child {
    display: none;
  }
`;

/** The mark is exactly in the middle of the square, where its corners start from; the text is below it. */
const BelowMark = styled(SquareOverlay)<{ readonly $overPhoto: boolean; readonly $needsRoom: boolean }>`
  ${({ $overPhoto }) => $overPhoto && 'background: none;'}
  align-content: start;
  padding-top: 69%;
  ${low} {
    ${withoutMark}
  }
  ${largeText} {
    ${withoutMark}
  }
  ${({ $needsRoom }) => $needsRoom && withoutMark}
  padding-bottom: 0;
`;
