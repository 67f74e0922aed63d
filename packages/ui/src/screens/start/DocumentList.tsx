import { documents, type Photo } from '@recto/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { DocumentDrawing } from '../../components/drawings/DocumentDrawing.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { rem } from '../../theme/rem.ts';
import { color, leading, radius, space, stroke, textSize, weight } from '../../theme/tokens.ts';

export interface DocumentListProps {
  /** The photos to take, in order. */
  readonly photos: readonly Photo[];
  /** As of `StartViewProps`. */
  readonly checksFace: boolean;
  /** A row below the documents, such as the choice of being guided by sound; false or null for none. */
  readonly children?: ReactNode;
}

/** The list of required documents (§2), as a card with a row for each. Of a document with fewer photos to take, it names the sides. */
export function DocumentList({ photos, checksFace, children }: DocumentListProps) {
  const { t } = useTranslation();
  const rows = documents.map((document) => ({
    document,
    toTake: photos.filter((photo) => photo.document === document.name),
  }));
  return (
    <Section title={t('start.documentsTitle')}>
      <Card>
        <ul>
          {rows
            .filter(({ toTake }) => toTake.length > 0)
            .map(({ document: { name, photos: all }, toTake }) => (
              <Row key={name}>
                <DocumentDrawing document={name} />
                <div>
                  <Title>{t(`documents.title.${name}`)}</Title>
                  {toTake.length === all.length ? (
                    <Hint>{t(`documents.hint.${name}`)}</Hint>
                  ) : (
                    toTake.map((photo) => <Hint key={photo.name}>{t(`photos.side.${photo.name}`)}</Hint>)
                  )}
                  {checksFace && toTake.some(({ frame }) => frame === 'face') && (
                    <Hint>{t('start.faceCheck')}</Hint>
                  )}
                </div>
              </Row>
            ))}
        </ul>
        {children}
      </Card>
    </Section>
  );
}

const Card = styled.div`
  overflow: hidden;
  border: ${stroke.hairline} solid ${color.hairline};
  border-radius: ${radius.medium};
  background: ${color.surface};
`;

/** With large text, the text wraps below the drawing. */
const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x2} ${space.x4};
  padding: ${space.x2} ${space.x3};
  & + & {
    border-top: ${stroke.hairline} solid ${color.hairline};
  }
  > div {
    flex: 1 1 ${rem(9.5)};
    min-width: 0;
  }
`;

const Title = styled.p`
  font-weight: ${weight.bold};
  line-height: ${leading.heading};
`;

const Hint = styled.p`
  color: ${color.inkMuted};
  font-size: ${textSize.small};
`;
