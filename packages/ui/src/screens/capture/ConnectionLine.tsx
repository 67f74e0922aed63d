import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { WarnIcon } from '../../components/icons/icons.tsx';
import { useConnection } from '../../components/layout/connection.ts';
import { color, leading, space, textSize } from '../../theme/tokens.ts';
import { cramped } from './capture-layout.tsx';

/** The first thing that the shell's notice says, where the viewfinder lies over it. The empty region stays, as it does there. */
export function ConnectionLine({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const connection = useConnection();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> would be told by its label
    <Region id={id} role="status">
      {connection !== 'online' && (
        <>
          <WarnIcon size="1.125em" />
          {t(`shell.${connection}`)}
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
