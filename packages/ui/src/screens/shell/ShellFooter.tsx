import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ShownBrand } from '../../brand/shown-brand.ts';
import { useBrand } from '../../brand/use-brand.ts';
import type { ActionName } from '../../components/action-name.ts';
import { focusRing } from '../../theme/focus-ring.ts';
import { color, safeArea, size, space, stroke, target, textSize } from '../../theme/tokens.ts';

/**
 * The shell's footer (§2): where the photos go, where to find help, and the version number. With a brand, the
 * recipient's name, and links to its pages (decision 10.1).
 */
export function ShellFooter({ version }: { readonly version: string }) {
  const { t } = useTranslation();
  const brand = useBrand();
  return (
    <Footer>
      <Lines>
        {brand === null ? (
          <>
            <p>{t('shell.footerPhotos')}</p>
            <p>{t('shell.footerHelp')}</p>
          </>
        ) : (
          <BrandLines {...brand} />
        )}
        <Version>{t('shell.version', { version })}</Version>
      </Lines>
    </Footer>
  );
}

function BrandLines({ recipient, privacy, imprint, accessibility, support }: ShownBrand) {
  const { t } = useTranslation();
  const links = [
    { action: 'privacy', href: privacy, text: t('brand.privacy') },
    { action: 'imprint', href: imprint, text: t('brand.imprint') },
    { action: 'accessibility', href: accessibility, text: t('brand.accessibility') },
    { action: 'help', href: support, text: t('brand.help') },
  ] as const satisfies readonly { readonly action: ActionName; readonly href: string | null; text: string }[];
  const shown = links.filter(({ href }) => href !== null);
  return (
    <>
      <p>{t('brand.footerPhotos', { recipient })}</p>
      {support === null && <p>{t('brand.footerHelp', { recipient })}</p>}
      {shown.length > 0 && (
        <Links>
          {shown.map(({ action, href, text }) => (
            <li key={action}>
              {/* In a new tab, so that the photos stay where they are. */}
              <Anchor
                href={href!}
                data-action={action}
                target="_blank"
                rel="noopener"
                referrerPolicy="no-referrer"
              >
                {text}
              </Anchor>
            </li>
          ))}
        </Links>
      )}
    </>
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
`;

/** Each line begins at the column's edge, so nothing is drawn between the links. */
const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space.x5};
`;

const Anchor = styled.a`
  display: inline-block;
  min-height: ${target.main};
  padding-block: ${space.x2};
  ${focusRing}
`;

const Version = styled.p`
  margin-top: ${space.x2};
`;
