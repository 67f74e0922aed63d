import { styled } from 'styled-components';
import { color, space, weight } from '../../theme/tokens.ts';

/** A URL to type or copy by hand: breaks anywhere, is never hyphenated, and is selected as a whole. */
export function SelectableLink({ link }: { readonly link: string }) {
  return (
    <Address>
      <bdi dir="ltr">{link}</bdi>
    </Address>
  );
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
