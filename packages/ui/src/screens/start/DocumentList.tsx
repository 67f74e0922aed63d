import { documents, type Photo, type PhotoName, type RefusedPhotos } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { DocumentDrawing } from '../../components/drawings/DocumentDrawing.tsx';
import { CheckIcon } from '../../components/icons/icons.tsx';
import { rem } from '../../theme/rem.ts';
import { color, leading, radius, size, space, stroke, textSize, weight } from '../../theme/tokens.ts';
import { RefusalReason } from '../RefusalReason.tsx';

export interface DocumentListProps {
  /** The required photos, in order. */
  readonly photos: readonly Photo[];
  /** Which of them are still to be taken. */
  readonly missing: readonly PhotoName[];
  /** Why single photos are taken again; none by default. */
  readonly refusals?: RefusedPhotos | undefined;
}

/**
 * The list of required documents (§2), as a card with a line for each: its title, and what of it is photographed. Of a
 * document with fewer photos to take, it names the sides; one with none is done. Below it is why its photos were refused.
 */
export function DocumentList({ photos, missing, refusals = {} }: DocumentListProps) {
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
              {all.map((photo) => {
                const refused = refusals[photo.name];
                return (
                  refused !== undefined && (
                    <Reason key={photo.name}>
                      {all.length > 1 && toTake.length !== 1 && <b>{t(`photos.side.${photo.name}`)}</b>}{' '}
                      <RefusalReason refused={refused} />
                    </Reason>
                  )
                );
              })}
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

/** On a line of its own. */
const Reason = styled.p`
  flex-basis: 100%;
  color: ${color.warnInk};
  font-size: ${textSize.small};
  b {
    font-weight: ${weight.medium};
  }
`;

const Done = styled(Hint)`
  display: flex;
  gap: ${space.x1};
  color: ${color.successInk};
`;
