import { useState } from 'react';
import { styled } from 'styled-components';
import type { ShownBrand } from '../brand/shown-brand.ts';
import { useBrand } from '../brand/use-brand.ts';
import { inlineStart } from '../theme/direction.ts';
import { rem } from '../theme/rem.ts';
import { color, space, target, textSize, weight } from '../theme/tokens.ts';

/**
 * The wordmark: a sheet of paper with a folded corner, and the product's name. With a brand, its logo, or its
 * name if it has no logo or the logo can't be loaded (decision 10.1).
 */
export function Logo() {
  const brand = useBrand();
  if (brand !== null) return <BrandMark {...brand} />;
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

function BrandMark({ name, logo }: Pick<ShownBrand, 'name' | 'logo'>) {
  const [failed, setFailed] = useState(false);
  if (logo === null || failed) {
    return (
      <Mark translate="no">
        <Name dir="auto">{name}</Name>
      </Mark>
    );
  }
  const image = { alt: name, onError: () => setFailed(true) };
  if (logo.light === logo.dark) return <Picture src={logo.light} {...image} />;
  // Only the one of the current colour scheme is displayed, and so loaded.
  return (
    <>
      <LightPicture src={logo.light} loading="lazy" {...image} />
      <DarkPicture src={logo.dark} loading="lazy" {...image} />
    </>
  );
}

/** A long name breaks into lines before the header does: beside it is the language. */
const Mark = styled.div`
  display: inline-flex;
  flex: 1 1 0;
  max-width: 100%;
  align-items: center;
  gap: ${space.x2};
  color: ${color.accentInk};
  font-size: ${textSize.body};
`;

const Name = styled.span`
  color: ${color.ink};
  font-weight: ${weight.bold};
  letter-spacing: -0.01em;
  overflow-wrap: break-word;
`;

/** Has its height before it is loaded, so that nothing moves. */
const Picture = styled.img`
  height: calc(${target.main} - ${space.x3});
  max-width: min(${rem(14)}, 50vw);
  object-fit: contain;
  object-position: ${inlineStart};
`;

const LightPicture = styled(Picture)`
  display: var(--recto-show-light);
`;

const DarkPicture = styled(Picture)`
  display: var(--recto-show-dark);
`;
