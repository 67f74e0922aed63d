import { styled } from 'styled-components';
import { color, space, weight } from '../../../theme/tokens.ts';

/** An address to be typed or copied by hand: broken anywhere, never hyphenated, selected as a whole. */
export function LinkText({ link }: { readonly link: string }) {
  return <Address>{link}</Address>;
}

const Address = styled.span`
  display: block;
  width: 100%;
  padding: ${space.x1};
  color: ${color.ink};
  font-weight: ${weight.medium};
  overflow-wrap: anywhere;
  hyphens: none;
  user-select: all;
`;
