import { css } from 'styled-components';

/** Words of the provider: with their line ends, and not hyphenated, since their language is unknown. */
export const ownWords = css`
  overflow-wrap: anywhere;
  white-space: pre-line;
  hyphens: manual;
`;
