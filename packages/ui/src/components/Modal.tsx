import { useId, type ReactNode } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { reducedMotion } from '../theme/reduced-motion.ts';
import { rem } from '../theme/rem.ts';
import { color, leading, media, motion, radius, safeArea, space, stroke, textSize } from '../theme/tokens.ts';
import { useModalDialog } from './use-modal-dialog.ts';

export interface ModalProps {
  /** What the question is about, above it. */
  readonly picture?: ReactNode;
  readonly title: string;
  /** One short text below the title; also the dialog's accessible description. */
  readonly text: ReactNode;
  /** The buttons, the harmless one first: it receives the focus. */
  readonly children: ReactNode;
  /** Called for Escape or the phone's back gesture; counts as the harmless answer. */
  readonly onDismiss: () => void;
}

/** A modal dialog with a question, open as long as it is mounted. It is at the bottom of an upright phone, otherwise in the middle. */
export function Modal({ picture, title, text, children, onDismiss }: ModalProps) {
  const dialog = useModalDialog(onDismiss);
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog {...dialog} aria-labelledby={titleId} aria-describedby={textId}>
      {picture}
      <Title id={titleId}>{title}</Title>
      <Text id={textId}>{text}</Text>
      <Buttons>{children}</Buttons>
    </Dialog>
  );
}

const rise = keyframes`
  from { transform: translateY(${space.x6}); }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

/** Its ground is opaque from the first frame, so that no text of the page shows through. */
const Dialog = styled.dialog`
  width: min(100% - 2 * ${space.x4}, ${rem(26)});
  max-width: none;
  max-height: calc(100% - 2 * ${space.x4} - ${safeArea.top} - ${safeArea.bottom});
  margin: auto auto calc(${space.x4} + ${safeArea.bottom});
  padding: ${space.x6} ${space.x5} ${space.x5};
  overflow: auto;
  border: ${stroke.hairline} solid ${color.hairline};
  border-radius: ${radius.large};
  background: ${color.surface};
  color: ${color.ink};
  animation: ${rise} ${motion.base} ${motion.easing};
  ${reducedMotion(css`
    animation: none;
  `)}
  &::backdrop {
    background: ${color.scrim};
    animation: ${appear} ${motion.fast} ${motion.easing};
  }
  ${media.wide} {
    margin-block: auto;
  }
  ${media.low} {
    margin-block: auto;
  }
  /* More of the text and the first button fit on the screen. */
  ${media.largeText} {
    padding: ${space.x4};
  }
`;

const Title = styled.h2`
  * + & {
    margin-top: ${space.x4};
  }
  font-size: ${textSize.heading};
  line-height: ${leading.heading};
`;

const Text = styled.p`
  margin-top: ${space.x2};
  color: ${color.inkMuted};
  ${media.largeText} {
    line-height: ${leading.heading};
  }
`;

/** Side by side if each label fits on one line, otherwise stacked. */
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x3};
  margin-top: ${space.x6};
  > button {
    flex: 1 1 max-content;
    width: auto;
    max-width: 100%;
    padding-inline: ${space.x3};
  }
`;
