import {
  lossCodes,
  photoNames,
  type PhotoName,
  type Toast,
  type ToastKind,
  type ToastSubject,
} from '@recto/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { keyframes, styled } from 'styled-components';
import { color, leading, media, motion, radius, space, stroke, weight } from '../../theme/tokens.ts';
import { queryContainer } from '../../theme/query-container.ts';
import { tones, type Tone } from '../../theme/tones.ts';
import { IconButton } from '../IconButton.tsx';
import { CheckIcon, CloseIcon, ErrorIcon, InfoIcon, WarnIcon } from '../icons/icons.tsx';
import type { IconProps } from '../icons/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';

export interface ToastCardProps {
  readonly toast: Toast;
  /** The toast is fading out. */
  readonly leaving: boolean;
  readonly onClose: () => void;
}

/**
 * One toast, with the name of the photo that it is about; not seen if the screen shows the same. It translates its text
 * when it renders, so the text follows a change of language.
 */
export function ToastCard({ toast, leaving, onClose }: ToastCardProps) {
  const { t } = useTranslation();
  const { tone, icon: KindIcon } =
    looks[(lossCodes as readonly string[]).includes(toast.code) ? 'loss' : toast.kind];
  const text = (
    <>
      {toast.kind !== 'success' && (
        <VisuallyHidden>
          <span>{t(`toasts.kind.${toast.kind}`)}</span>
          <span>. </span>
        </VisuallyHidden>
      )}
      {isPhoto(toast.about) && (
        <>
          <PhotoTitle>{t(`photos.title.${toast.about}`)}</PhotoTitle>
          <VisuallyHidden>. </VisuallyHidden>
        </>
      )}
      <span>
        {toast.code === 'Errors.internalError'
          ? t(`Errors.internalError.${toast.failed}`, { screen: t('confirm.title') })
          : t(toast.code)}
      </span>
      {'advice' in toast && <span>{` ${t(`formatAdvice.${toast.advice}`)}`}</span>}
    </>
  );
  if (toast.saidOnly) return <VisuallyHidden>{text}</VisuallyHidden>;
  return (
    <Frame data-about={toast.about}>
      <Card $tone={tone} $leaving={leaving}>
        <KindIcon />
        <Text>{text}</Text>
        {toast.sticky && (
          <Close>
            <IconButton action="close" label={t('toasts.close')} icon={<CloseIcon />} onClick={onClose} />
          </Close>
        )}
      </Card>
    </Frame>
  );
}

function isPhoto(subject: ToastSubject): subject is PhotoName {
  return (photoNames as readonly string[]).includes(subject);
}

interface Look {
  readonly tone: Tone;
  readonly icon: (props: IconProps) => ReactNode;
}

/** Red is for a loss: after any other error the customer has all that was there before, and can try again (decision 8.6). */
const looks: Readonly<Record<ToastKind | 'loss', Look>> = {
  success: { tone: 'success', icon: CheckIcon },
  info: { tone: 'info', icon: InfoIcon },
  warn: { tone: 'warn', icon: WarnIcon },
  error: { tone: 'warn', icon: ErrorIcon },
  loss: { tone: 'danger', icon: ErrorIcon },
};

const slideIn = keyframes`
  from { opacity: 0; transform: translateY(${space.x2}); }
`;

/** A query container, so that the card can respond to large text. */
const Frame = styled.div`
  container-type: inline-size;
  ${queryContainer}
`;

/** With large text, the text wraps below the icon and the button. */
const Card = styled.div<{ readonly $tone: Tone; readonly $leaving: boolean }>`
  display: flex;
  align-items: flex-start;
  gap: ${space.x3};
  padding: ${space.x4};
  border: ${stroke.hairline} solid currentColor;
  border-radius: ${radius.medium};
  background: ${({ $tone }) => tones[$tone].ground};
  color: ${({ $tone }) => tones[$tone].ink};
  line-height: ${leading.heading};
  opacity: ${({ $leaving }) => ($leaving ? 0 : 1)};
  transition: opacity ${motion.fast} ${motion.easing};
  animation: ${slideIn} ${motion.base} ${motion.easing};
  ${media.largeText} {
    flex-wrap: wrap;
    justify-content: space-between;
  }
`;

const Text = styled.p`
  flex: 1;
  align-self: center;
  min-width: 0;
  color: ${color.ink};
  font-weight: ${weight.medium};
  ${media.largeText} {
    flex-basis: 100%;
    order: 1;
  }
`;

const PhotoTitle = styled.strong`
  display: block;
  font-weight: ${weight.bold};
`;

/** The only part of a toast that takes taps; `ToastArea` lets the others through. */
const Close = styled.div`
  margin: calc(-1 * ${space.x3});
  margin-inline-start: 0;
  pointer-events: auto;
`;
