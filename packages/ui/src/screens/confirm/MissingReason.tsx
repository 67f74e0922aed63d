import type { ConfirmSnapshot, TileState } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { color, leading, textSize } from '../../theme/tokens.ts';

export interface MissingReasonProps {
  readonly id: string;
  readonly snapshot: Pick<ConfirmSnapshot, 'sections' | 'missing' | 'online'>;
}

/** Up to so many photos are called by their names; of more, the tiles themselves tell which they are. */
const mostNames = 2;

/** Why the confirm button waits (§5): what the person can do about it comes first. */
export function MissingReason({ id, snapshot: { sections, missing, online } }: MissingReasonProps) {
  const { t } = useTranslation();
  if (missing.length === 0) return null;
  const tiles = sections.flatMap((section) => section.tiles).filter(({ photo }) => missing.includes(photo));
  const countOf = (...names: readonly TileState['name'][]) =>
    tiles.filter(({ state }) => names.includes(state.name)).length;

  const toAdd = tiles.filter(({ state }) => state.name === 'empty').map(({ photo }) => photo);
  if (toAdd.length === 0) {
    const failed = countOf('failed');
    if (failed > 0) return <Reason id={id}>{t('confirm.failed', { count: failed })}</Reason>;
    const unsent = { count: countOf('waiting', 'uploading') };
    return <Reason id={id}>{online ? t('confirm.unsent', unsent) : t('confirm.offline', unsent)}</Reason>;
  }

  const names = t('confirm.missing', {
    count: toAdd.length,
    photos: toAdd.map((photo) => t(`photos.name.${photo}`)),
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
