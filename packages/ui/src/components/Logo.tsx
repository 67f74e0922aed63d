import { styled } from 'styled-components';
import { color, space, textSize, weight } from '../theme/tokens.ts';

/** The wordmark: a sheet of paper with a folded corner, and the product's name. */
export function Logo() {
  return (
    <Mark translate="no">
      <svg viewBox="0 0 20 24" width="1em" height="1.2em" aria-hidden="true">
        <path d="M3 1h8.6L19 8.4V21a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2Z" fill="currentColor" />
        <path d="M12.5 1.4V6a1.5 1.5 0 0 0 1.5 1.5h4.6Z" fill="currentColor" opacity="0.45" />
      </svg>
      <Name>Recto</Name>
    </Mark>
  );
}

const Mark = styled.div`
  display: inline-flex;
  align-items: center;
  gap: ${space.x2};
  color: ${color.accentInk};
  font-size: ${textSize.body};
`;

const Name = styled.span`
  color: ${color.ink};
  font-weight: ${weight.bold};
  letter-spacing: -0.01em;
`;
