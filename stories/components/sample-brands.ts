import type { Brand } from '@recto/core';
import { brandLook, type BrandLook } from '@recto/ui';

export interface SampleBrand {
  readonly brand: Brand;
  readonly look: BrandLook;
}

/** A drawn logo: a mark in a colour, and the name beside it. */
function logo(name: string, mark: string, ink: string, width: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 32" width="${width}" height="32"><circle cx="16" cy="16" r="14" fill="${mark}"/><text x="38" y="22" font-family="sans-serif" font-size="17" font-weight="700" fill="${ink}">${name}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const pages = {
  privacy: 'https://example.org/privacy',
  imprint: 'https://example.org/imprint',
  accessibility: 'https://example.org/accessibility',
  support: 'https://example.org/help',
} as const;

const lookOf = (light: string, radius: number, dark: string | null = null): BrandLook =>
  brandLook({ accent: { light, dark }, onAccent: null, radius }).look;

/** Three brands as operators could configure them: all fields, a logo for each scheme, and little more than a name. */
export const sampleBrands: Readonly<Record<'town' | 'bank' | 'insurer', SampleBrand>> = {
  town: {
    brand: {
      name: 'Ville de Montclair',
      recipient: { 'fr-fr': 'la mairie de Montclair', 'en-gb': 'Montclair Town Hall' },
      logo: null,
      ...pages,
    },
    look: lookOf('#1d4ed8', 4),
  },
  bank: {
    brand: {
      name: 'Banque Aubrac',
      recipient: 'Banque Aubrac',
      logo: {
        light: logo('Banque Aubrac', '#7a1f5c', '#331028', 170),
        dark: logo('Banque Aubrac', '#f0a8d3', '#ffffff', 170),
      },
      ...pages,
      imprint: null,
      accessibility: null,
    },
    look: lookOf('#7a1f5c', 22, '#f0a8d3'),
  },
  insurer: {
    brand: {
      name: 'Assurances Lémanique Prévoyance',
      recipient: 'Assurances Lémanique Prévoyance',
      logo: null,
      privacy: null,
      imprint: null,
      accessibility: null,
      support: null,
    },
    look: lookOf('#a8320a', 0),
  },
};
