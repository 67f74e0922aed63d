import {
  useId,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { keyframes, styled } from 'styled-components';
import { color, leading, motion, radius, safeArea, space, stroke, textSize } from '../theme/tokens.ts';

export interface ModalProps {
  readonly title: string;
  /** One short text below the title; also the dialog's accessible description. */
  readonly text: ReactNode;
  /** The buttons, the harmless one first: it receives the focus. */
  readonly children: ReactNode;
  /** Called for Escape or the phone's back gesture; counts as the harmless answer. */
  readonly onDismiss: () => void;
}

/**
 * A modal dialog, open as long as it is mounted. The native `<dialog>` makes the rest of the page
 * inert and restores the focus when it closes.
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
  // A browser may close the dialog without a cancelable `cancel` event; the caller must learn of that too.
  const followClose = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (!event.currentTarget.open) onDismiss();
  };

  return (
    <Dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={textId}
      onCancel={dismiss}
      onKeyDown={trapFocus}
      onClose={followClose}
    >
      <Title id={titleId}>{title}</Title>
      <Text id={textId}>{text}</Text>
      <Buttons>{children}</Buttons>
    </Dialog>
  );
}

/**
 * Keeps the Tab key inside the dialog, as the ARIA dialog pattern asks; a native modal dialog alone
 * would let it move on to the browser's toolbar.
 */
function trapFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled, a[href]')];
  const [first, last] = [controls.at(0), controls.at(-1)];
  const { activeElement } = event.currentTarget.ownerDocument;
  if (activeElement !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
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
