import { useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { keyframes, styled } from 'styled-components';
import { color, leading, motion, radius, safeArea, space, stroke, textSize } from '../theme/tokens.ts';
import { cycleFocus } from './cycle-focus.ts';

export interface ModalProps {
  readonly title: string;
  /** One short text below the title; it describes the dialog for a screen reader too. */
  readonly text: ReactNode;
  /** The buttons, the harmless one first: it gets the focus. */
  readonly children: ReactNode;
  /** Escape, or the phone's own back gesture: the harmless answer. */
  readonly onDismiss: () => void;
}

/**
 * A question that has to be answered first. It is open as long as it is mounted. The browser's own
 * modal dialog keeps the focus, makes the rest inert, and gives the focus back afterwards.
 */
export function Modal({ title, text, children, onDismiss }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const textId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const dismiss = (event: SyntheticEvent<HTMLDialogElement>) => {
    event.preventDefault();
    onDismiss();
  };
  // A browser may close a dialog without asking twice: then the caller has to hear it as well.
  const followClose = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (!event.currentTarget.open) onDismiss();
  };

  return (
    <Dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={textId}
      onCancel={dismiss}
      onKeyDown={cycleFocus}
      onClose={followClose}
    >
      <Title id={titleId}>{title}</Title>
      <Text id={textId}>{text}</Text>
      <Buttons>{children}</Buttons>
    </Dialog>
  );
}

const rise = keyframes`
  from { opacity: 0; transform: translateY(${space.x3}); }
`;

const Dialog = styled.dialog`
  width: min(100% - 2 * ${space.x4}, 26rem);
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
  &::backdrop {
    background: ${color.scrim};
  }
`;

const Title = styled.h2`
  font-size: ${textSize.heading};
  line-height: ${leading.heading};
`;

const Text = styled.p`
  margin-top: ${space.x2};
  color: ${color.inkMuted};
`;

/** Side by side where both fit in one line each, else one below the other. */
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
