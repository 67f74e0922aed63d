import { photos, type DocumentName } from '@recto/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { DocumentDrawing } from '../../components/drawings/DocumentDrawing.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { color, leading, radius, space, stroke, textSize, weight } from '../../theme/tokens.ts';

export interface DocumentListProps {
  readonly documents: readonly DocumentName[];
  /** As of `StartViewProps`. */
  readonly checksFace: boolean;
  /** A row below the documents, such as the choice of being guided by sound; false or null for none. */
  readonly children?: ReactNode;
}

/** The list of required documents (§2), as a card with a row for each. */
export function DocumentList({ documents, checksFace, children }: DocumentListProps) {
  const { t } = useTranslation();
  return (
    <Section title={t('start.documentsTitle')}>
      <Card>
        <ul>
          {documents.map((document) => (
            <Row key={document}>
              <DocumentDrawing document={document} />
              <div>
                <Title>{t(`documents.title.${document}`)}</Title>
                <Hint>{t(`documents.hint.${document}`)}</Hint>
                {checksFace && showsFace(document) && <Hint>{t('start.faceCheck')}</Hint>}
              </div>
            </Row>
          ))}
        </ul>
        {children}
      </Card>
    </Section>
  );
}

function showsFace(document: DocumentName): boolean {
  return photos.some((photo) => photo.document === document && photo.frame === 'face');
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
    flex: 1 1 9.5rem;
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
