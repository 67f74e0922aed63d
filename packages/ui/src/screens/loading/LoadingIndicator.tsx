import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { rem } from '../../theme/rem.ts';
import { color, layer, leading, space } from '../../theme/tokens.ts';
import { MarkLine, markViewBox } from './MarkLine.tsx';

export interface LoadingIndicatorProps {
  /** Whether the customer's language is known and its texts are loaded; without it, only the animation is shown. */
  readonly withText: boolean;
}

/** Covers the page while there is no screen to show (§2; decision 1.6). */
export function LoadingIndicator({ withText }: LoadingIndicatorProps) {
  const { t } = useTranslation();
  return (
    <Cover>
      <Drawing viewBox={markViewBox} aria-hidden="true">
        <path d="M4 18V8a4 4 0 0 1 4-4h12M76 4h12a4 4 0 0 1 4 4v10M92 54v10a4 4 0 0 1-4 4H76M20 68H8a4 4 0 0 1-4-4V54" />
        <MarkLine />
      </Drawing>
      <Text>{withText && t('shell.loading')}</Text>
    </Cover>
  );
}

/** Its space is kept without a text, so that the drawing does not move when the text arrives. */
const Text = styled.p`
  min-height: calc(1em * ${leading.body});
`;

const Cover = styled.div.attrs({ role: 'status' })`
  position: fixed;
  inset: 0;
  z-index: ${layer.loading};
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space.x5};
  background: ${color.paper};
  color: ${color.inkMuted};
`;

const Drawing = styled.svg`
  width: ${rem(6)};
  fill: none;
  color: ${color.ink};
  stroke: currentColor;
  stroke-width: 2.5;
  stroke-linecap: round;
`;
