import { useTranslation } from 'react-i18next';
import { css, styled } from 'styled-components';
import { BackIcon } from '../../components/icons/icons.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { inertIf } from '../../components/inert-if.ts';
import { radius, size, space, viewfinder } from '../../theme/tokens.ts';
import { low, sideBySide, small } from './layout/capture-layout.tsx';

/** Leaves the capture screen without losing anything (decision 3.13). At the top, where a line begins, in every state; hidden while inert. */
export function BackButton({ inert, onClick }: { readonly inert: boolean; readonly onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <Place inert={inertIf(inert)}>
      <IconButton action="back" icon={<BackIcon />} label={t('capture.back')} onClick={onClick} />
    </Place>
  );
}

const Place = styled.div`
  position: relative;
  z-index: 1;
  grid-area: step;
  place-self: center start;
  margin-inline-start: calc(${size.gutter} / 2);
  /* The step is lower than the button, which reaches down beside the title. */
  ${small} {
    align-self: start;
    height: 0;
  }
  ${low} {
    align-self: start;
    height: 0;
  }
  ${sideBySide(css`
    grid-area: square;
    place-self: start;
    height: auto;
    margin: ${space.x2};
    border-radius: ${radius.pill};
    background: ${viewfinder.control};
  `)}
`;
