import { css, keyframes, styled } from 'styled-components';
import { reducedMotion } from '../../theme/reduced-motion.ts';
import { motion, viewfinder } from '../../theme/tokens.ts';
import { cardFront, Drawing, face as faceDrawing, frame, side } from './phone-drawings.tsx';

export interface StartFilmProps {
  readonly hasCard: boolean;
  readonly hasFace: boolean;
}

/**
 * What happens, over the still drawing of `StartPicture` and seen only while it plays: a ring closes around the card, the
 * photo is taken, the card turns over, its back is taken, then the face. It ends as it begins, in less than 5 s: what moves for longer would need a button that stops it
 * (WCAG 2.2.2). Pressing it plays it again. Only transforms and opacities change, which costs the page's main thread nothing.
 */
export function StartFilm({ hasCard, hasFace }: StartFilmProps) {
  const face = hasCard ? faceAfterCards : 0;
  return (
    <Scene>
      {hasCard && (
        <Appearing $isHidden={false} $at={hasFace ? [face - 0.3, face + 1.2] : []}>
          <Drawing>{frame}</Drawing>
          <Turning $back={hasFace ? face : 3.2} $isCut={hasFace}>
            <Drawing>{cardFront}</Drawing>
            <Back>{cardBack}</Back>
          </Turning>
          <Ring $at={[shot - 0.75, secondShot - 0.75]} />
        </Appearing>
      )}
      {hasFace && (
        <Appearing $isHidden={hasCard} $at={hasCard ? [face, face + 1.1] : []}>
          <Drawing>{faceDrawing}</Drawing>
          <Oval $at={[face + (hasCard ? 0.2 : 0.3)]} />
        </Appearing>
      )}
      <Flash $at={[...(hasCard ? [shot, secondShot] : []), ...(hasFace ? [face + 0.9] : [])]} />
    </Scene>
  );
}

/** When the two sides of a card are photographed, and the face comes, in s. */
const shot = 1;
const secondShot = 2.7;
const faceAfterCards = 3.4;

const cardBack = side('M10 10.5h13M10 14.5h8M32 10h6v5h-6ZM9.5 21.5h29M9.5 25.5h29');

const appear = keyframes`
  to { opacity: 1; }
`;

const leave = keyframes`
  to { opacity: 0; }
`;

const turn = keyframes`
  to { transform: rotateY(180deg); }
`;

const turnBack = keyframes`
  from { transform: rotateY(180deg); }
  to { transform: rotateY(360deg); }
`;

const close = keyframes`
  from { opacity: 0; transform: scale(1.14); }
  45%, 75% { opacity: 1; transform: none; }
  to { opacity: 0; }
`;

const flash = keyframes`
  20% { opacity: 0.9; }
`;

const seconds = (at: readonly number[]) => at.map((each) => `${each}s`).join();

const isSeen = keyframes`
  from, to { opacity: 1; }
`;

const Scene = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  border-radius: 2.3em;
  background: ${viewfinder.ground};
  opacity: 0;
  animation: ${isSeen} 4.8s;
  &&:active,
  &&:active * {
    animation-name: none;
  }
  ${reducedMotion(css`
    &&,
    && * {
      animation-name: none;
    }
  `)}
`;

const Layer = styled.div`
  position: absolute;
  inset: 0;
  > svg {
    position: absolute;
    inset: 1.3em 1.3em auto;
  }
`;

interface AppearingProps {
  readonly $isHidden: boolean;
  /** When it changes, in s: there and back, or not at all. */
  readonly $at: readonly number[];
}

const Appearing = styled(Layer)<AppearingProps>`
  perspective: 60em;
  opacity: ${({ $isHidden }) => ($isHidden ? 0 : 1)};
  ${({ $isHidden, $at }) =>
    $at.length > 0 &&
    css`
      animation:
        ${$isHidden ? appear : leave} 0.25s forwards,
        ${$isHidden ? leave : appear} 0.25s forwards;
      animation-delay: ${seconds($at)};
    `}
`;

const Turning = styled(Layer)<{ readonly $back: number; readonly $isCut: boolean }>`
  transform-style: preserve-3d;
  animation:
    ${turn} 0.6s 1.4s ${motion.easing} forwards,
    ${turnBack} ${({ $isCut }) => ($isCut ? '1ms' : '0.6s')} ${({ $back }) => $back}s ${motion.easing}
      forwards;
  > svg {
    backface-visibility: hidden;
  }
`;

const Back = styled(Drawing)`
  transform: rotateY(180deg);
`;

const Ring = styled.div<{ readonly $at: readonly number[] }>`
  position: absolute;
  top: 2.4em;
  inset-inline-start: 2.4em;
  width: 13.8em;
  height: 9.8em;
  border: 0.3em solid ${viewfinder.good};
  border-radius: 1.6em;
  opacity: 0;
  animation: ${close} 1s;
  animation-delay: ${({ $at }) => seconds($at)};
`;

const Oval = styled(Ring)`
  top: 1.6em;
  inset-inline-start: 4.6em;
  width: 9.4em;
  height: 11.4em;
  border-radius: 50%;
`;

const Flash = styled(Layer)<{ readonly $at: readonly number[] }>`
  background: ${viewfinder.guide};
  opacity: 0;
  animation: ${flash} 0.4s;
  animation-delay: ${({ $at }) => seconds($at)};
`;
