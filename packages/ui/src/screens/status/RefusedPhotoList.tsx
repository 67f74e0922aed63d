import { photoNames, type RefusedPhotos } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Notice } from '../../components/Notice.tsx';
import { space, weight } from '../../theme/tokens.ts';
import { RefusalReason } from '../RefusalReason.tsx';

export interface RefusedPhotoListProps {
  readonly photos: RefusedPhotos;
}

/** The photos that were refused one by one, each with its reason (decision 7.10). */
export function RefusedPhotoList({ photos }: RefusedPhotoListProps) {
  const { t } = useTranslation();
  return (
    <Notice tone="warn">
      <List>
        {photoNames.map((name) => {
          const refused = photos[name];
          return (
            refused !== undefined && (
              <li key={name}>
                <b>{t(`photos.title.${name}`)}</b>
                <p>
                  <RefusalReason refused={refused} />
                </p>
              </li>
            )
          );
        })}
      </List>
    </Notice>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space.x2};
  b {
    font-weight: ${weight.bold};
  }
`;
