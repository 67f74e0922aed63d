import { useTranslation } from 'react-i18next';
import { resolveValue, useToaster, type Toast } from 'react-hot-toast/headless';
import { styled } from 'styled-components';
import { layer, safeArea, size, space } from '../../theme/tokens.ts';
import { defaultToasterId } from './HotToasts.tsx';
import { useToastPlace } from './use-toast-place.ts';

/** One live region for errors, which interrupt a screen reader, and one for the rest; `HotToasts` sets the same roles. */
const regions = [
  { role: 'alert', 'aria-live': 'assertive' },
  { role: 'status', 'aria-live': 'polite' },
] as const;

export interface ToastAreaProps {
  /** That of the `HotToasts` whose toasts it shows; by default its default. */
  readonly toasterId?: string;
}

/**
 * The shell's toast area (§2), above the screen's action bar, or at the top where it would cover what it is about (decision 8.7). Both live regions exist before
 * the first toast, so that it is announced. Toasts let taps through to what they cover.
 */
export function ToastArea({ toasterId = defaultToasterId }: ToastAreaProps) {
  const { t } = useTranslation();
  const { toasts } = useToaster(undefined, toasterId);
  const area = useToastPlace(toasts.length > 0);
  return (
    <Area ref={area} aria-label={t('toasts.label')}>
      {regions.map((region) => (
        <Region key={region.role} aria-relevant="additions" aria-atomic="false" {...region}>
          {toasts.filter((toast) => toast.ariaProps.role === region.role).map(renderToast)}
        </Region>
      ))}
    </Area>
  );
}

/** The creation time is part of the key, so that a repeated message is announced again. */
function renderToast(toast: Toast) {
  return <div key={`${toast.id} ${toast.createdAt}`}>{resolveValue(toast.message, toast)}</div>;
}

const Area = styled.section`
  position: fixed;
  right: calc(${space.x3} + ${safeArea.right});
  --recto-toasts-top: calc(${space.x2} + ${safeArea.top});
  bottom: 0;
  left: calc(${space.x3} + ${safeArea.left});
  z-index: ${layer.toasts};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-width: ${size.column};
  /* Several toasts in large text can be higher than the screen. */
  max-height: calc(100% - ${space.x2} - ${safeArea.top} - ${safeArea.bottom});
  margin-inline: auto;
  overflow-y: auto;
  pointer-events: none;
`;

const Region = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  > div {
    margin-bottom: ${space.x2};
  }
`;
