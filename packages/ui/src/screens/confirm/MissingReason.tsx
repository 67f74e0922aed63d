import type { ConfirmSnapshot } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, leading, textSize } from '../../theme/tokens.ts';

export interface MissingReasonProps {
  readonly id: string;
  readonly snapshot: ConfirmSnapshot;
}

/** Why the confirm button waits (§5): which photos are missing, or still on their way. */
export function MissingReason({ id, snapshot: { sections, missing } }: MissingReasonProps) {
  const { t } = useTranslation();
  const tiles = sections.flatMap((section) => section.tiles);
  const sending = tiles.filter(({ state }) => state.name === 'uploading').map(({ photo }) => photo);
  const open = missing.filter((photo) => !sending.includes(photo));
  if (missing.length === 0) return null;
  return (
    <Reason id={id}>
      {open.length > 0
        ? t('confirm.missing', { count: open.length, photos: open.map((photo) => t(`photos.name.${photo}`)) })
        : t('confirm.uploading')}
    </Reason>
  );
}

const Reason = styled.p`
  color: ${color.inkMuted};
  font-size: ${textSize.small};
  line-height: ${leading.heading};
`;
