import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Spinner } from '../../components/Spinner.tsx';
import { inlineStart } from '../../theme/direction.ts';
import { color, leading, media, motion, radius, size, space, textSize, weight } from '../../theme/tokens.ts';

export interface ProgressBarProps {
  /** 0 to 1; null if unknown. */
  readonly progress: number | null;
  /** The accessible name. */
  readonly label: string;
}

/**
 * The progress of an upload (§2) in whole percents; a spinner if it is unknown, or if all is handed over: what the
 * browser has taken may still be on its way, and the provider has not answered. Screen readers can read it, but it
 * is not announced.
 */
export function ProgressBar({ progress, label }: ProgressBarProps) {
  const { t } = useTranslation();
  const percent = progress === null ? null : Math.round(progress * 100);
  if (percent === null || percent >= 100) {
    return (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as below
      <div role="progressbar" aria-label={label}>
        <Spinner size={size.icon} />
      </div>
    );
  }
  const text = t('confirm.tile.progress', { progress: percent / 100 });
  return (
    <Stack>
      <Percent aria-hidden="true">{text}</Percent>
      <Track
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- engines render <progress> differently
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
      >
        <Bar style={{ transform: `scaleX(${percent / 100})` }} />
      </Track>
    </Stack>
  );
}

const Stack = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.x2};
  width: 100%;
`;

const Percent = styled.span`
  order: 1;
  min-width: 2.75em;
  font-weight: ${weight.bold};
  font-size: ${textSize.small};
  line-height: ${leading.control};
  text-align: end;
  font-variant-numeric: tabular-nums;
`;

const Track = styled.div`
  flex: 1;
  height: ${space.x2};
  overflow: hidden;
  border: 1px solid ${color.outline};
  border-radius: ${radius.pill};
  background: ${color.surface};
`;

const Bar = styled.div`
  height: 100%;
  background: ${color.accent};
  transform-origin: ${inlineStart} 50%;
  transition: transform ${motion.base} linear;
  ${media.forcedColors} {
    background: Highlight;
  }
`;
