import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { leading, safeArea, space, textSize, viewfinder } from '../../theme/tokens.ts';
import { TurningPhone } from './TurningPhone.tsx';

export interface RotateNoticeProps {
  /** What the notice covers; the focus goes back there. */
  readonly stage: RefObject<HTMLElement | null>;
}

/** Covers everything while the phone is on its side (§2). */
export function RotateNotice({ stage }: RotateNoticeProps) {
  const { t } = useTranslation();
  const title = useFocusDetour(stage);
  return (
    <Cover>
      <TurningPhone />
      <Words>
        <Title ref={title} tabIndex={-1}>
          {t('capture.rotate.title')}
        </Title>
        <Text>{t('capture.rotate.text')}</Text>
      </Words>
    </Cover>
  );
}

/**
 * Takes the focus while the notice is there, then gives it back to the control that had it, or to the
 * heading of the state that has come meanwhile.
 */
function useFocusDetour(stage: RefObject<HTMLElement | null>): RefObject<HTMLHeadingElement | null> {
  const target = useRef<HTMLHeadingElement>(null);
  const before = useRef<Element | null>(null);
  // Before the browser notices that the old place can't have the focus any more.
  useLayoutEffect(() => {
    before.current = document.activeElement;
    target.current?.focus({ preventScroll: true });
  }, []);
  // After the stage can be focused again.
  useEffect(
    () => () => {
      const last = before.current;
      const place = stage.current;
      if (last instanceof HTMLElement && place?.contains(last)) last.focus({ preventScroll: true });
      else place?.querySelector('h1')?.focus({ preventScroll: true });
    },
    [stage],
  );
  return target;
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

/** As wide as its words, but never wider than the screen. */
const Words = styled.div`
  max-width: 100%;
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
