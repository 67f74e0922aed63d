import { useId, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { rem } from '../../../theme/rem.ts';
import { size, space, viewfinder } from '../../../theme/tokens.ts';
import { doubleTapGuard, useDoubleTapGuard } from '../../use-double-tap-guard.ts';
import { sideBySide } from '../layout/capture-layout.tsx';
import { CaptureHeading } from '../text/CaptureHeading.tsx';

export interface ErrorPanelProps {
  /** Shown above the title. */
  readonly picture: ReactNode;
  readonly title: string;
  readonly text: string;
  /** What the customer can do, shown below the text. */
  readonly advice?: ReactNode;
  /** The actions, the most helpful one first. */
  readonly children: ReactNode;
}

/** Covers the capture screen below the step: what happened, and the actions at the bottom. */
export function ErrorPanel({ picture, title, text, advice, children }: ErrorPanelProps) {
  const textId = useId();
  return (
    <Panel>
      <Body>
        <Column>
          {picture}
          <CaptureHeading describedBy={textId}>{title}</CaptureHeading>
          <Text id={textId}>{text}</Text>
          {advice !== undefined && <Advice>{advice}</Advice>}
        </Column>
      </Body>
      <Actions {...useDoubleTapGuard()} data-toasts="above">
        {children}
      </Actions>
    </Panel>
  );
}

/** Too little room for fixed actions: the text is large, or the screen is low or small. */
const tight = '@container capture (max-width: 15em) or (max-height: 38em)';

/** A phone in landscape: the actions go beside the text. */
const landscape = '@container capture (min-width: 30em) and (max-height: 32em)';

/** Positioned, so that it lies above the camera's square. */
const Panel = styled.div`
  position: relative;
  grid-area: text / text / bar / text;
  min-height: 0;
  display: flex;
  flex-direction: column;
  gap: ${space.x4};
  padding: ${space.x2} ${size.gutter} ${space.x4};
  overflow: hidden auto;
  background: ${viewfinder.ground};
  ${sideBySide(css`
    grid-column: 1 / -1;
  `)}
  ${landscape} {
    flex-direction: row;
    gap: ${space.x8};
  }
`;

/** Scrolls above the actions, which stay at the bottom; without room for both, the whole panel scrolls. */
const Body = styled.div`
  display: flex;
  flex: 1 1 auto;
  min-width: 0;
  min-height: 0;
  overflow: hidden auto;
  /* Fades out at the bottom, to show that there is more. */
  mask-image: linear-gradient(to top, transparent, #000 ${space.x3});
  ${tight} {
    flex: none;
    overflow: visible;
    mask-image: none;
  }
  ${landscape} {
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
  /* Keeps the end of the text above the fade. */
  padding-bottom: ${space.x3};
  text-align: center;
`;

const Text = styled.p`
  max-width: ${rem(30)};
  color: ${viewfinder.inkMuted};
`;

const Advice = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4};
  width: 100%;
  margin-top: ${space.x3};
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: none;
  gap: ${space.x2};
  width: 100%;
  max-width: ${size.column};
  margin-inline: auto;
  ${doubleTapGuard}
  ${landscape} {
    width: min(${rem(20)}, 42%);
    margin-block: auto;
  }
`;
