import type { ConfirmSection, Deletion } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Section } from '../../components/layout/Section.tsx';
import { space } from '../../theme/tokens.ts';
import type { ConfirmActions } from './confirm-actions.ts';
import { PhotoTile } from './PhotoTile.tsx';
import { tileColumns } from './tile-layout.tsx';

export interface DocumentSectionProps {
  readonly section: ConfirmSection;
  readonly deletion: Deletion;
  readonly captureSupported: boolean;
  readonly hasCamera: boolean;
  readonly actions: ConfirmActions;
}

/** The section of one document, with a tile for each of its photos (§2). */
export function DocumentSection(props: DocumentSectionProps) {
  const { section, deletion, captureSupported, hasCamera, actions } = props;
  const { t } = useTranslation();
  return (
    <Section title={t(`documents.title.${section.document}`)}>
      <Tiles>
        {section.tiles.map(({ photo, state }) => (
          <PhotoTile
            key={photo}
            photo={photo}
            state={state}
            single={section.tiles.length === 1}
            askingToDelete={deletion.status !== 'none' && deletion.photo === photo}
            captureSupported={captureSupported}
            hasCamera={hasCamera}
            actions={actions}
          />
        ))}
      </Tiles>
    </Section>
  );
}

const Tiles = styled.div`
  ${tileColumns}
  gap: ${space.x5} ${space.x3};
`;
