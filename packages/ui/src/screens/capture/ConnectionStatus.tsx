import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { WarnIcon } from '../../components/icons/icons.tsx';
import { color, leading, space, textSize } from '../../theme/tokens.ts';
import { useConnection } from '../connection.ts';
import { cramped } from './capture-layout.tsx';

/** A short form of the shell's connection notice, which the viewfinder covers. The live region stays mounted while it is empty. */
export function ConnectionStatus({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const connection = useConnection();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- screen readers announce an <output> by its label
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
  /* Takes no room in the grid. */
  &:empty {
    position: absolute;
  }
  /* The instruction takes precedence if there is not enough room. */
  ${cramped} {
    order: 1;
  }
  > svg {
    display: inline;
    margin-inline-end: ${space.x1};
    vertical-align: text-bottom;
  }
`;
