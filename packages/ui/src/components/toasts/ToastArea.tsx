import { useTranslation } from 'react-i18next';
import { resolveValue, useToaster, type Toast } from 'react-hot-toast/headless';
import { styled } from 'styled-components';
import { layer, safeArea, size, space } from '../../theme/tokens.ts';

/** What interrupts a screen reader, and what waits for its turn; the roles are those that `HotToasts` gives. */
const regions = [
  { role: 'alert', 'aria-live': 'assertive' },
  { role: 'status', 'aria-live': 'polite' },
] as const;

/**
 * The shell's toast area (§2), at the top, away from the thumb. Both live regions are there before
 * the first toast. Where a toast lies, what is below it can be pressed all the same.
 */
export function ToastArea() {
  const { t } = useTranslation();
  const { toasts } = useToaster();
  return (
    <Area aria-label={t('toasts.label')}>
      {regions.map((region) => (
        <Region key={region.role} aria-relevant="additions" aria-atomic="false" {...region}>
          {toasts.filter((toast) => toast.ariaProps.role === region.role).map(show)}
        </Region>
      ))}
    </Area>
  );
}

/** The moment is part of the key: the same message again is a new one to a screen reader. */
function show(toast: Toast) {
  return <div key={`${toast.id} ${toast.createdAt}`}>{resolveValue(toast.message, toast)}</div>;
}

const Area = styled.section`
  position: fixed;
  top: calc(${space.x2} + ${safeArea.top});
  right: calc(${space.x3} + ${safeArea.right});
  left: calc(${space.x3} + ${safeArea.left});
  z-index: ${layer.toasts};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-width: ${size.column};
  /* Several messages in large text are higher than the screen. */
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
