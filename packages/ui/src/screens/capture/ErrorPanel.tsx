import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { safeArea, size, space, viewfinder } from '../../theme/tokens.ts';
import { useDoubleTapGuard } from '../use-double-tap-guard.ts';
import { StateHeading } from './StateHeading.tsx';

export interface ErrorPanelProps {
  /** A drawing or an image above the words. */
  readonly picture: ReactNode;
  readonly title: string;
  readonly text: string;
  /** What can be done about it, below the text. */
  readonly advice?: ReactNode;
  /** The ways on, the best one first. */
  readonly children: ReactNode;
}

/** Covers the whole stage: what happened, and the ways on at the bottom. */
export function ErrorPanel({ picture, title, text, advice, children }: ErrorPanelProps) {
  const textId = useId();
  return (
    <Panel>
      <Body>
        <Column>
          {picture}
          <StateHeading describedBy={textId}>{title}</StateHeading>
          <Text id={textId}>{text}</Text>
          {advice !== undefined && <Advice>{advice}</Advice>}
        </Column>
      </Body>
      <Ways $settled={useDoubleTapGuard()}>{children}</Ways>
    </Panel>
  );
}

/** Too little room for a part that stays: the text is large, or the screen is low. */
const tight = '@container capture (max-width: 15rem) or (max-height: 24rem)';

/** On its side, a phone has room beside the words. */
const sideways = '@container capture (min-width: 30rem) and (max-height: 32rem)';

const Panel = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  gap: ${space.x4};
  padding: calc(${space.x4} + ${safeArea.top}) calc(${size.gutter} + ${safeArea.right})
    calc(${space.x4} + ${safeArea.bottom}) calc(${size.gutter} + ${safeArea.left});
  overflow: hidden auto;
  background: ${viewfinder.ground};
  ${sideways} {
    flex-direction: row;
    gap: ${space.x8};
  }
`;

/** Scrolls above the ways on, which stay where the thumb is; where there is no room for both, all of it does. */
const Body = styled.div`
  display: flex;
  flex: 1 1 auto;
  min-width: 0;
  min-height: 0;
  overflow: hidden auto;
  /* Where there is more to scroll to, it fades out. */
  mask-image: linear-gradient(to top, transparent, #000 ${space.x3});
  ${tight} {
    flex: none;
    overflow: visible;
    mask-image: none;
  }
  ${sideways} {
    flex: 1 1 0;
    overflow: hidden auto;
  }
`;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space.x3};
  width: 100%;
  max-width: ${size.column};
  margin: auto;
  /* Scrolls with the words, so that nothing is below the fade at their end. */
  padding-bottom: ${space.x3};
  text-align: center;
`;

const Text = styled.p`
  max-width: 30rem;
  color: ${viewfinder.inkMuted};
`;

const Advice = styled.div`
  width: 100%;
  margin-top: ${space.x3};
`;

const Ways = styled.div<{ readonly $settled: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: none;
  gap: ${space.x2};
  width: 100%;
  max-width: ${size.column};
  margin-inline: auto;
  pointer-events: ${({ $settled }) => ($settled ? 'auto' : 'none')};
  ${sideways} {
    width: min(20rem, 42%);
    margin-block: auto;
  }
`;
