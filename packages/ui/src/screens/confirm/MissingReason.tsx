import type { ConfirmSnapshot, PhotoName } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { color, leading, textSize } from '../../theme/tokens.ts';

export interface MissingReasonProps {
  readonly id: string;
  readonly snapshot: Pick<ConfirmSnapshot, 'sections' | 'missing'>;
}

/** Up to so many photos are called by their names; of more, the tiles themselves tell which they are. */
const mostNames = 2;

/** Why the confirm button waits (§5): which photos are missing, or that the last ones are on their way. */
export function MissingReason({ id, snapshot: { sections, missing } }: MissingReasonProps) {
  const { t } = useTranslation();
  if (missing.length === 0) return null;
  const tiles = sections.flatMap((section) => section.tiles);
  const toAdd = missing.filter(
    (photo) => !tiles.some((tile) => tile.photo === photo && tile.state.name === 'uploading'),
  );
  if (toAdd.length === 0) return <Reason id={id}>{t('confirm.uploading')}</Reason>;
  const names = t('confirm.missing', {
    count: toAdd.length,
    photos: toAdd.map((photo: PhotoName) => t(`photos.name.${photo}`)),
  });
  if (toAdd.length <= mostNames) return <Reason id={id}>{names}</Reason>;
  return (
    <div>
      <Reason aria-hidden="true">{t('confirm.missingMany', { number: toAdd.length })}</Reason>
      <VisuallyHidden id={id}>{names}</VisuallyHidden>
    </div>
  );
}

const Reason = styled.p`
  color: ${color.inkMuted};
  font-size: ${textSize.small};
  line-height: ${leading.heading};
`;
