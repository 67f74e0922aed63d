import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Spinner } from '../../components/Spinner.tsx';
import { color, media, motion, radius, space, weight } from '../../theme/tokens.ts';

export interface ProgressBarProps {
  /** 0 to 1; null where it is not known. */
  readonly progress: number | null;
  /** What is making progress. */
  readonly label: string;
}

/** How far an upload has come, in whole percents, or that it is going on. A screen reader hears it when it asks; nothing is announced. */
export function ProgressBar({ progress, label }: ProgressBarProps) {
  const { t } = useTranslation();
  if (progress === null) {
    return (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as below
      <div role="progressbar" aria-label={label}>
        <Spinner size={space.x10} />
      </div>
    );
  }
  const percent = Math.round(progress * 100);
  const text = t('confirm.tile.progress', { progress: percent / 100 });
  return (
    <Place>
      <Percent aria-hidden="true">{text}</Percent>
      <Track
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- engines draw <progress> each in its own way
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
      >
        <Bar style={{ transform: `scaleX(${percent / 100})` }} />
      </Track>
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  gap: ${space.x2};
  width: 100%;
  text-align: center;
`;

const Percent = styled.span`
  font-weight: ${weight.bold};
  font-variant-numeric: tabular-nums;
`;

const Track = styled.div`
  height: ${space.x2};
  overflow: hidden;
  border: 1px solid ${color.outline};
  border-radius: ${radius.pill};
  background: ${color.surface};
`;

const Bar = styled.div`
  height: 100%;
  background: ${color.accent};
  transform-origin: left;
  transition: transform ${motion.base} linear;
  ${media.forcedColors} {
    background: Highlight;
  }
`;
