import type { Tile } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ErrorIcon } from '../../components/icons/icons.tsx';
import { color, leading, size, space, textSize, weight } from '../../theme/tokens.ts';
import { iconColumn } from './tile-layout.tsx';

export interface TileProblemProps {
  readonly id: string;
  /** The side of the document; null if the section has a single photo. */
  readonly side: string | null;
  readonly problem: NonNullable<Tile['problem']>;
  /** What can be done about the format of that file. */
  readonly advice: Tile['advice'] | undefined;
}

/** What is wrong with a photo or with the file that was picked last, below all tiles of its document: a tile is too narrow. */
export function TileProblem({ id, side, problem, advice }: TileProblemProps) {
  const { t } = useTranslation();
  return (
    <TileLine>
      <ErrorIcon size={size.iconSmall} />
      <p id={id}>
        {side !== null && <b>{side}</b>} <span>{t(problem)}</span>
        {advice !== undefined && <span>{` ${t(`formatAdvice.${advice}`)}`}</span>}
      </p>
    </TileLine>
  );
}

/** A line below the tiles of a document, with an icon. */
export const TileLine = styled.div`
  ${iconColumn}
  margin-bottom: ${space.x1};
  color: ${color.dangerInk};
  font-size: ${textSize.small};
  line-height: ${leading.heading};
  b {
    display: block;
    font-weight: ${weight.bold};
  }
`;
