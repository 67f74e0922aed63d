import type { DocumentName } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { DocumentDrawing } from '../../components/drawings/DocumentDrawing.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { color, leading, radius, space, stroke, textSize, weight } from '../../theme/tokens.ts';

/** The list of required documents (§2). */
export function DocumentList({ documents }: { readonly documents: readonly DocumentName[] }) {
  const { t } = useTranslation();
  return (
    <Section title={t('start.documentsTitle')}>
      <List>
        {documents.map((document) => (
          <Row key={document}>
            <DocumentDrawing document={document} />
            <div>
              <Title>{t(`documents.title.${document}`)}</Title>
              <Hint>{t(`documents.hint.${document}`)}</Hint>
            </div>
          </Row>
        ))}
      </List>
    </Section>
  );
}

const List = styled.ul`
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
