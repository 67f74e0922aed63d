import type { ConfirmSection, Deletion, PhotoName } from '@recto/core';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Section } from '../../components/layout/Section.tsx';
import { color, radius, space, stroke, textSize } from '../../theme/tokens.ts';
import type { ConfirmActions } from './confirm-actions.ts';
import type { PhotoSource } from './photo-source.ts';
import { PhotoTile } from './PhotoTile.tsx';
import { tileColumns } from './tile-layout.tsx';
import { TileProblem } from './TileProblem.tsx';
import { TileRefusal } from './TileRefusal.tsx';

export interface DocumentSectionProps {
  readonly section: ConfirmSection;
  readonly deletion: Deletion;
  readonly source: PhotoSource;
  /** Whether a file may be chosen for a missing photo. */
  readonly offersFile: boolean;
  readonly actions: ConfirmActions;
  /** Shows a photo in full screen. */
  readonly onOpen: (photo: PhotoName) => void;
}

/** Rendered anew only if it has changed: the whole screen takes a slow phone a quarter of a second. */
const Tile = memo(PhotoTile);

/** The card of one document, with a tile for each of its photos (§2). */
export function DocumentSection({ section, deletion, ...rest }: DocumentSectionProps) {
  const { t } = useTranslation();
  const problemId = useId();
  const single = section.tiles.length === 1;
  return (
    <Card>
      <Section title={t(`documents.title.${section.document}`)}>
        <Tiles>
          {section.tiles.map((tile) => (
            <Tile
              key={tile.photo}
              tile={tile}
              single={single}
              problemId={`${problemId}${tile.photo}`}
              askingToDelete={deletion.status !== 'none' && deletion.photo === tile.photo}
              {...rest}
            />
          ))}
        </Tiles>
        {section.tiles.map(({ photo, problem, advice, refused }) => {
          const about = { id: `${problemId}${photo}`, side: single ? null : t(`photos.side.${photo}`) };
          if (problem !== null)
            return <TileProblem key={photo} {...about} problem={problem} advice={advice} />;
          return refused !== undefined && <TileRefusal key={photo} {...about} refused={refused} />;
        })}
      </Section>
    </Card>
  );
}

/** A surface for each document. */
const Card = styled.div`
  padding: ${space.x3} ${space.x3} ${space.x2};
  border: ${stroke.hairline} solid ${color.hairline};
  border-radius: ${radius.large};
  background: ${color.surface};
  > section {
    gap: ${space.x2};
  }
  h2 {
    font-size: ${textSize.lead};
  }
`;

const Tiles = styled.div`
  ${tileColumns}
  gap: ${space.x4} ${space.x3};
`;
