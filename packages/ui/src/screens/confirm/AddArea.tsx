import { photoNamed, type PhotoName } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { PlusIcon } from '../../components/icons/icons.tsx';
import { focusRing } from '../../theme/focus-ring.ts';
import { color, media, motion, space, weight } from '../../theme/tokens.ts';
import { area, type AreaLook } from './tile-layout.tsx';

export interface AddAreaProps {
  readonly photo: PhotoName;
  readonly onClick: () => void;
}

/** The add button (§2): as large as the picture that belongs there. */
export function AddArea({ photo, onClick }: AddAreaProps) {
  const { t } = useTranslation();
  return (
    <Add
      type="button"
      data-action="add"
      aria-label={t('confirm.label.add', { photo: t(`photos.name.${photo}`) })}
      $frame={photoNamed(photo).frame}
      onClick={onClick}
    >
      <Words>
        <PlusIcon size={space.x8} />
        {t('confirm.tile.add')}
      </Words>
    </Add>
  );
}

const Add = styled.button<AreaLook>`
  ${area}
  padding: ${space.x2};
  border: 2px dashed ${color.outline};
  background: ${color.surface};
  color: ${color.accentInk};
  font-weight: ${weight.bold};
  cursor: pointer;
  transition: background-color ${motion.fast} ${motion.easing};
  ${focusRing}
  ${media.hover} {
    &:hover {
      border-color: ${color.accent};
    }
  }
  &:active {
    background: ${color.accentWash};
  }
`;

const Words = styled.span`
  display: grid;
  justify-items: center;
`;
