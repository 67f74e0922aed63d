import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { WarnIcon } from '../../components/icons/icons.tsx';
import { useOffline } from '../../components/layout/offline.ts';
import { color, leading, space, textSize } from '../../theme/tokens.ts';
import { cramped } from './capture-layout.tsx';

/** What the shell's notice says, where the viewfinder lies over it. The empty region stays, as it does there. */
export function OfflineLine({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> would be told by its label
    <Region id={id} role="status">
      {useOffline() && (
        <>
          <WarnIcon size="1.125em" />
          {t('shell.offline')}
        </>
      )}
    </Region>
  );
}

const Region = styled.p`
  color: ${color.warnInk};
  font-size: ${textSize.small};
  line-height: ${leading.heading};
  text-wrap: balance;
  /* Takes no place among the words. */
  &:empty {
    position: absolute;
  }
  /* What to do now comes first where not all of it has room. */
  ${cramped} {
    order: 1;
  }
  > svg {
    display: inline;
    margin-inline-end: ${space.x1};
    vertical-align: text-bottom;
  }
`;
