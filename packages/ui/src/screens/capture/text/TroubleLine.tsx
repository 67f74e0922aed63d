import { photoNamed, type CaptureTrouble, type PhotoName } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { css, styled } from 'styled-components';
import { Button } from '../../../components/Button.tsx';
import { ErrorIcon, WarnIcon } from '../../../components/icons/icons.tsx';
import { color, space } from '../../../theme/tokens.ts';
import { Line } from './NewsLine.tsx';

export interface TroubleLineProps {
  readonly trouble: CaptureTrouble;
  /** That of the viewfinder. A trouble with another one can be mended. */
  readonly current: PhotoName;
  readonly onMend: () => void;
}

/**
 * What went wrong with a photo, below the title, with what can be done; red if another one must be taken. Its toast says it to screen
 * readers (decision 8.6); a file for this photo is chosen again with the button in the bar, which is lit.
 */
export function TroubleLine({ trouble: { photo, problem, advice }, current, onMend }: TroubleLineProps) {
  const { t } = useTranslation();
  const isOfOther = photo !== current;
  // The other side of the same document needs no longer name: the line stays short.
  const isOtherSide = isOfOther && photoNamed(photo).document === photoNamed(current).document;
  const name = { photo: t(`photos.${isOtherSide ? 'side' : 'name'}.${photo}`) };
  const text = isOfOther || problem === 'failed' ? t('capture.notSent', name) : t(problem);
  const more = advice === undefined ? '' : ` ${t(`formatAdvice.${advice}`)}`;
  const canRetry = problem === 'failed';
  const Icon = canRetry ? WarnIcon : ErrorIcon;
  return (
    <Row data-own={!isOfOther} $isLost={!canRetry}>
      <Line>
        <Icon size="1.125em" />
        <span>{`${text}${more}`}</span>
      </Line>
      {isOfOther && (
        <Button action={canRetry ? 'retry' : 'retake'} variant="quiet" size="compact" onClick={onMend}>
          {t(canRetry ? 'capture.internalError.retry' : 'capture.internalError.retake')}
        </Button>
      )}
    </Row>
  );
}

/** A sentence, and what can be done, in one line if there is room. */
export const Row = styled.div<{ readonly $isLost: boolean }>`
  ${({ $isLost }) =>
    $isLost &&
    css`
      > p {
        color: ${color.dangerInk};
      }
    `}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 ${space.x3};
  /* Its target reaches over the text above and below it. */
  > button {
    margin-block: calc(-1 * ${space.x2});
  }
`;
