import { readBrand } from '@recto/adapters/configuration';
import { expect, it, test } from 'vitest';

const base = 'https://documents.example.org/kyc/assets/config.json';
const provider = 'https://provider.example.org/id';

const file = {
  name: 'Caisse du Rhône',
  recipient: { 'fr-fr': 'Caisse du Rhône SA', 'DE-DE': 'Rhone-Kasse AG' },
  logo: { light: 'operator/logo.svg', dark: 'https://provider.example.org/dark.svg' },
  privacy: { 'fr-fr': '/confidentialite', 'en-gb': 'https://example.org/privacy' },
  imprint: 'https://example.org/imprint',
  accessibility: { 'fr-fr': '/accessibilite', 'de-de': 'operator/barrierefreiheit.html' },
  support: 'mailto:help@example.org',
  accent: '#1d4ed8',
  onAccent: { light: '#fff' },
  radius: 4,
};

test('a brand is read with absolute addresses, and languages in lower case', () => {
  expect(readBrand(file, base, provider)).toEqual({
    wrong: [],
    settings: {
      brand: {
        name: 'Caisse du Rhône',
        recipient: { 'fr-fr': 'Caisse du Rhône SA', 'de-de': 'Rhone-Kasse AG' },
        logo: {
          light: 'https://documents.example.org/kyc/assets/operator/logo.svg',
          dark: 'https://provider.example.org/dark.svg',
        },
        privacy: {
          'fr-fr': 'https://documents.example.org/confidentialite',
          'en-gb': 'https://example.org/privacy',
        },
        imprint: 'https://example.org/imprint',
        accessibility: {
          'fr-fr': 'https://documents.example.org/accessibilite',
          'de-de': 'https://documents.example.org/kyc/assets/operator/barrierefreiheit.html',
        },
        support: 'mailto:help@example.org',
      },
      look: {
        accent: { light: '#1d4ed8', dark: null },
        onAccent: { light: '#fff', dark: null },
        radius: 4,
      },
    },
  });
});

test('one logo serves both schemes', () => {
  const logo = { light: `${provider}/a.svg`, dark: `${provider}/a.svg` };
  for (const given of [logo.light, { light: logo.light }, { dark: logo.dark }]) {
    expect(readBrand({ ...file, logo: given }, base, provider).settings?.brand.logo).toEqual(logo);
  }
});

test('the name is enough; it is the recipient’s too', () => {
  expect(readBrand({ name: 'Rhône' }, base, provider).settings).toEqual({
    brand: {
      name: 'Rhône',
      recipient: 'Rhône',
      logo: null,
      privacy: null,
      imprint: null,
      accessibility: null,
      support: null,
    },
    look: { accent: null, onAccent: null, radius: null },
  });
});

it.each([
  ['constructor', 'ours'],
  ['recipient', ''],
  ['recipient', {}],
  ['logo', 'javascript:alert(1)'],
  ['logo', 'data:image/svg+xml,<svg/>'],
  ['logo', 'https://cdn.example.org/logo.svg'],
  ['logo', { light: '/a.svg', dark: '//documents.example.com/b.svg' }],
  ['logo', { light: '/a.svg', night: '/b.svg' }],
  ['privacy', 'ftp://example.org/privacy'],
  ['imprint', { 'fr-fr': 'javascript:alert(1)' }],
  ['imprint', 'mailto:a@example.org'],
  ['accessibility', 'javascript:alert(1)'],
  ['accessibility', { 'de-de': 'mailto:a@example.org' }],
  ['support', 'mailto:'],
  ['support', 'call us'],
  ['support', '+33 1 23 45 67 89'],
  ['support', { 'fr-fr': 'help@example.org' }],
  ['support', 'mailto:a@example.org?body=secret'],
  ['accent', 'blue'],
  ['accent', '#12345'],
  ['accent', {}],
  ['onAccent', { light: '#fff', neutral: '#000' }],
  ['radius', -1],
  ['radius', '14px'],
  ['colour', '#123456'],
  // Decision 10.1.
])('a wrong field is named and left out, the rest stays: %s %j', (field, value) => {
  const { settings, wrong } = readBrand({ ...file, [field]: value }, base, provider);
  expect(wrong).toEqual([field]);
  const { [field as keyof typeof file]: _, ...others } = file;
  expect(settings).toEqual(readBrand(others, base, provider).settings);
});

it.each([null, 'Rhône', {}, { name: '  ' }, { name: 'x'.repeat(61) }, { ...file, name: 7 }])(
  'without a usable name there is no brand: %j',
  (value) => {
    expect(readBrand(value, base, provider)).toMatchObject({ settings: null, wrong: [expect.any(String)] });
  },
);
