import type { ConfirmSnapshot, TileState } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { color, leading, textSize } from '../../theme/tokens.ts';

export interface ConfirmDisabledReasonProps {
  readonly id: string;
  readonly snapshot: Pick<ConfirmSnapshot, 'sections' | 'missing' | 'online'>;
}

/** With more missing photos than this, their names are not shown: the tiles show which they are. */
const maxNames = 2;

/** Why the confirm button is disabled (§5). What the customer can act on comes first. */
export function ConfirmDisabledReason({
  id,
  snapshot: { sections, missing, online },
}: ConfirmDisabledReasonProps) {
  const { t } = useTranslation();
  if (missing.length === 0) return null;
  const tiles = sections.flatMap((section) => section.tiles).filter(({ photo }) => missing.includes(photo));
  const countOf = (...names: readonly TileState['name'][]) =>
    tiles.filter(({ state }) => names.includes(state.name)).length;

  const toAdd = tiles.filter(({ state }) => state.name === 'empty').map(({ photo }) => photo);
  if (toAdd.length === 0) {
    const failed = countOf('failed');
    if (failed > 0) return <Reason id={id}>{t('confirm.failed', { count: failed })}</Reason>;
    const pending = { count: countOf('waiting', 'uploading') };
    return <Reason id={id}>{online ? t('confirm.unsent', pending) : t('confirm.offline', pending)}</Reason>;
  }

  const withNames = t('confirm.missing', {
    count: toAdd.length,
    photos: toAdd.map((photo) => t(`photos.name.${photo}`)),
  });
  if (toAdd.length <= maxNames) return <Reason id={id}>{withNames}</Reason>;
  return (
    <div>
      <Reason aria-hidden="true">{t('confirm.missingMany', { number: toAdd.length })}</Reason>
      <VisuallyHidden id={id}>{withNames}</VisuallyHidden>
    </div>
  );
}

const Reason = styled.p`
  color: ${color.inkMuted};
  font-size: ${textSize.small};
  line-height: ${leading.heading};
`;
