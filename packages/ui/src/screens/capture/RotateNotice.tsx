import type { CaptureSnapshot } from '@recto/core';
import { useEffect, useId, useLayoutEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { css, keyframes, styled } from 'styled-components';
import { reducedMotion } from '../../theme/reduced-motion.ts';
import { Button } from '../../components/Button.tsx';
import { rootOf } from '../../components/root-node.ts';
import type { CaptureActions } from './capture-actions.ts';
import { NewsLine } from './text/NewsLine.tsx';
import { TroubleLine } from './text/TroubleLine.tsx';
import { leading, motion, safeArea, space, textSize, viewfinder } from '../../theme/tokens.ts';

export interface RotateNoticeProps {
  readonly snapshot: Pick<CaptureSnapshot, 'state' | 'trouble'>;
  /** The element that the notice covers; the focus returns to it. */
  readonly stage: RefObject<HTMLElement | null>;
  /** Opens the file picker; null where no file may be chosen. */
  readonly onChooseFile: (() => void) | null;
  readonly actions: Pick<CaptureActions, 'stayInLandscape' | 'mend'>;
}

/** Covers the viewfinder while the phone is in landscape (§2); it can be used like this too (decision 2.12). */
export function RotateNotice({ snapshot, stage, onChooseFile, actions }: RotateNoticeProps) {
  const { state, trouble } = snapshot;
  const { t } = useTranslation();
  const title = useBorrowedFocus(stage);
  const newsId = useId();
  const textId = useId();
  return (
    <Cover>
      <RotatingPhone />
      <TextBlock>
        <Title ref={title} tabIndex={-1} aria-describedby={`${newsId} ${textId}`}>
          {t('capture.rotate.title')}
        </Title>
        <Text id={textId}>{t('capture.rotate.text')}</Text>
        <NewsLine id={newsId} previous={state.name === 'capture' ? state.previous : undefined} />
        {trouble !== null && (
          <TroubleLine
            trouble={trouble}
            current={state.photo}
            onMend={() => {
              title.current?.focus({ preventScroll: true });
              actions.mend();
            }}
          />
        )}
        <Actions>
          <Button
            action="stay-in-landscape"
            variant="secondary"
            size="compact"
            onClick={actions.stayInLandscape}
          >
            {t('capture.rotate.stay')}
          </Button>
          {onChooseFile !== null && (
            <Button action="choose-file" variant="quiet" size="compact" onClick={onChooseFile}>
              {t('capture.chooseInstead')}
            </Button>
          )}
        </Actions>
      </TextBlock>
    </Cover>
  );
}

/**
 * Moves the focus to the notice while it is mounted, then back to the control that had it. If that is
 * gone because the state has changed, the focus goes to the new heading.
 */
function useBorrowedFocus(stage: RefObject<HTMLElement | null>): RefObject<HTMLHeadingElement | null> {
  const target = useRef<HTMLHeadingElement>(null);
  const focusedBefore = useRef<Element | null>(null);
  // A layout effect runs before the browser moves the focus out of the inert stage.
  useLayoutEffect(() => {
    const title = target.current!;
    focusedBefore.current = rootOf(title).activeElement;
    title.focus({ preventScroll: true });
  }, []);
  // The clean-up of an effect runs once the stage is no longer inert.
  useEffect(
    () => () => {
      const control = focusedBefore.current;
      const covered = stage.current;
      if (control instanceof HTMLElement && covered?.contains(control))
        control.focus({ preventScroll: true });
      else covered?.querySelector('h1')?.focus({ preventScroll: true });
    },
    [stage],
  );
  return target;
}

/** A phone that turns from landscape to portrait; with reduced motion it stands still, between arrows. */
function RotatingPhone() {
  return (
    <Drawing viewBox="0 0 120 120" aria-hidden="true">
      <path d="M104 60a44 44 0 0 0-44-44m8-8-8 8 8 8" />
      <path d="M16 60a44 44 0 0 0 44 44m-8 8 8-8-8-8" />
      <Phone>
        <rect x="41" y="27" width="38" height="66" rx="7" />
        <path d="M55 84h10" />
      </Phone>
    </Drawing>
  );
}

const Cover = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  flex-wrap: wrap;
  align-content: safe center;
  align-items: center;
  justify-content: center;
  gap: ${space.x5} ${space.x8};
  padding: calc(${space.x4} + ${safeArea.top}) calc(${space.x6} + ${safeArea.right})
    calc(${space.x4} + ${safeArea.bottom}) calc(${space.x6} + ${safeArea.left});
  overflow: auto;
  background: ${viewfinder.ground};
`;

/** As wide as its text, but never wider than the screen. */
const TextBlock = styled.div`
  max-width: 100%;
  > div {
    justify-content: start;
  }
`;

const Title = styled.h1`
  font-size: ${textSize.title};
  line-height: ${leading.title};
  &:focus {
    outline: none;
  }
`;

const Text = styled.p`
  margin-top: ${space.x2};
  color: ${viewfinder.inkMuted};
  font-size: ${textSize.lead};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x2};
  margin-top: ${space.x5};
`;

const turn = keyframes`
  0%, 20% { transform: rotate(90deg); }
  60%, 100% { transform: rotate(0deg); }
`;

const Drawing = styled.svg`
  flex: none;
  width: 120px;
  height: 120px;
  fill: none;
  stroke: currentcolor;
  stroke-width: 3;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

const Phone = styled.g`
  transform-origin: 60px 60px;
  animation: ${turn} 2400ms ${motion.easing} infinite;
  ${reducedMotion(css`
    animation: none;
  `)}
`;
