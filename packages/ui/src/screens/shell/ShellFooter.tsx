import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, safeArea, size, space, stroke, textSize } from '../../theme/tokens.ts';

/** The shell's footer (§2): two lines of text and the version number. */
export function ShellFooter({ version }: { readonly version: string }) {
  const { t } = useTranslation();
  return (
    <Footer>
      <Lines>
        <p>{t('shell.footerPhotos')}</p>
        <p>{t('shell.footerHelp')}</p>
        <Version>{t('shell.version', { version })}</Version>
      </Lines>
    </Footer>
  );
}

const Footer = styled.footer`
  width: 100%;
  max-width: calc(${size.column} + 2 * ${size.gutter});
  margin-inline: auto;
  padding: 0 calc(${size.gutter} + ${safeArea.right}) calc(${space.x5} + ${safeArea.bottom})
    calc(${size.gutter} + ${safeArea.left});
  color: ${color.inkMuted};
  font-size: ${textSize.small};
`;

const Lines = styled.div`
  padding-top: ${space.x4};
  border-top: ${stroke.hairline} solid ${color.hairline};
  > p {
    text-wrap: balance;
  }
`;

const Version = styled.p`
  margin-top: ${space.x2};
`;
