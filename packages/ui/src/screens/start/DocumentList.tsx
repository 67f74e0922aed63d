import { documents, type Photo, type PhotoName } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { DocumentDrawing } from '../../components/drawings/DocumentDrawing.tsx';
import { CheckIcon } from '../../components/icons/icons.tsx';
import { rem } from '../../theme/rem.ts';
import { color, leading, radius, size, space, stroke, textSize, weight } from '../../theme/tokens.ts';

export interface DocumentListProps {
  /** The required photos, in order. */
  readonly photos: readonly Photo[];
  /** Which of them are still to be taken. */
  readonly missing: readonly PhotoName[];
}

/**
 * The list of required documents (§2), as a card with a line for each: its title, and what of it is photographed. Of a
 * document with fewer photos to take, it names the sides; one with none is done.
 */
export function DocumentList({ photos, missing }: DocumentListProps) {
  const { t } = useTranslation();
  const asked = documents.filter(({ name }) => photos.some(({ document }) => document === name));
  return (
    <Card aria-label={t('start.documentsTitle')}>
      {asked.map(({ name, photos: all }) => {
        const toTake = all.filter((photo) => missing.includes(photo.name));
        return (
          <Row key={name}>
            <DocumentDrawing document={name} />
            <Texts>
              <Title>{t(`documents.title.${name}`)}</Title>
              {toTake.length === 0 ? (
                <Done>
                  <span>{t('start.done')}</span>
                  <CheckIcon size={size.iconSmall} />
                </Done>
              ) : (
                <Hint>
                  {toTake.length === all.length
                    ? t(`documents.hint.${name}`)
                    : toTake.map((photo) => t(`photos.side.${photo.name}`)).join(', ')}
                </Hint>
              )}
            </Texts>
          </Row>
        );
      })}
    </Card>
  );
}

const Card = styled.ul`
  border: ${stroke.hairline} solid ${color.hairline};
  border-radius: ${radius.medium};
  background: ${color.surface};
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space.x3};
  padding-block: ${space.x2};
  padding-inline: ${space.x2} ${space.x3};
  line-height: ${leading.heading};
  & + & {
    border-top: ${stroke.hairline} solid ${color.hairline};
  }
  > :first-child {
    width: ${rem(3)};
    height: ${rem(2.5)};
  }
`;

/** Where the two don't fit on a line, the second one wraps below the first. */
const Texts = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.x2};
  min-width: 0;
`;

const Title = styled.p`
  flex: 1 1 0;
  min-width: min-content;
  font-weight: ${weight.bold};
`;

const Hint = styled.p`
  color: ${color.inkMuted};
  font-size: ${textSize.small};
`;

const Done = styled(Hint)`
  display: flex;
  gap: ${space.x1};
  color: ${color.successInk};
`;
