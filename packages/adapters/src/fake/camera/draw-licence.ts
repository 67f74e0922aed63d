import { cells, field, guilloche, specimenStamp } from './drawing.ts';
import { person } from './draw-person.ts';

/** Both sides of a driver licence of Utopia; 856 × 540 units of a tenth of a millimetre (ID-1). */

const paper = `
<linearGradient id="licencePaper" x1="0" y1="0" x2="1" y2="1">
<stop offset="0" stop-color="#fbe9d8"/><stop offset="0.6" stop-color="#f7f1e2"/><stop offset="1" stop-color="#e5ead2"/>
</linearGradient>
<rect width="856" height="540" fill="url(#licencePaper)"/>
<g opacity="0.4">${guilloche(856, 540, 30, '#c99a76')}</g>`;

/** A steering wheel, the licence's emblem. */
const wheel = `
<circle r="28" fill="none" stroke="#7a3b16" stroke-width="8"/><circle r="8" fill="#7a3b16"/>
<path d="M-26 2H26M0 4V26" stroke="#7a3b16" stroke-width="7"/>`;

export const driverLicenseRecto = `${paper}
<path d="M0 0H856V70C600 104 260 64 0 96Z" fill="#7a3b16"/>
<text x="40" y="46" font-size="31" font-weight="700" letter-spacing="2.5" fill="#fff">DRIVER LICENCE</text>
<text x="40" y="72" font-size="16" letter-spacing="1.2" fill="#f6dcc8">PERMIS DE CONDUIRE · UTOPIA</text>
<g transform="translate(792 48) scale(0.8)"><circle r="42" fill="#fbe9d8"/>${wheel}</g>
${field(40, 128, '1  Surname / Nom', 'EXEMPLE')}
${field(40, 188, '2  Given names / Prénoms', 'CAMILLE ROBIN')}
${field(40, 248, '3  Born / Né(e) le', '29.02.1992  NULLE-PART')}
${field(40, 308, '4a  Issued', '01.06.2041')}
${field(240, 308, '4b  Expires', '31.05.2056')}
${field(40, 368, '5  Number / Numéro', 'UT 00 1234 SPEC')}
${field(40, 428, '9  Categories', 'A1 · B · BE', 28)}
<rect x="574" y="132" width="236" height="296" rx="118" fill="#e3d7c3"/>
<clipPath id="licenceFace"><rect x="574" y="132" width="236" height="296" rx="118"/></clipPath>
<g clip-path="url(#licenceFace)"><svg x="574" y="132" width="236" height="296" viewBox="0 0 200 250">${person}</svg></g>
<rect x="574" y="132" width="236" height="296" rx="118" fill="none" stroke="#b98b66" stroke-width="2"/>
<path d="M600 482C618 444 628 500 644 470S670 454 678 480S712 460 728 476S762 488 782 462" fill="none" stroke="#3b2a5c" stroke-width="3" stroke-linecap="round"/>
${specimenStamp(410, 330, 90)}`;

const categories = [
  ['A1', '01.06.2041', '31.05.2056'],
  ['A', '', ''],
  ['B', '14.07.2041', '31.05.2056'],
  ['BE', '20.09.2043', '31.05.2056'],
  ['C', '', ''],
  ['D', '', ''],
] as const;

const rows = categories
  .map(([name, from, until], index) => {
    const y = 96 + index * 52;
    return `<path d="M40 ${y + 18}H600" stroke="#b98b66" stroke-width="1.2"/>
<text x="56" y="${y + 6}" font-size="24" font-weight="700" fill="#16233a">${name}</text>
<text x="180" y="${y + 5}" font-size="21" fill="#16233a">${from || '—'}</text>
<text x="390" y="${y + 5}" font-size="21" fill="#16233a">${until || '—'}</text>`;
  })
  .join('');

export const driverLicenseVerso = `${paper}
<text x="56" y="50" font-size="14" fill="#7a5a42">9  Category</text>
<text x="180" y="50" font-size="14" fill="#7a5a42">10  From</text>
<text x="390" y="50" font-size="14" fill="#7a5a42">11  Until</text>
<rect x="40" y="62" width="560" height="312" rx="6" fill="#fffdf7" fill-opacity="0.6" stroke="#b98b66" stroke-width="1.6"/>
<path d="M150 62V374M360 62V374" stroke="#b98b66" stroke-width="1.2"/>
${rows}
<g transform="translate(726 130) scale(1.7)">${wheel}</g>
<rect x="640" y="216" width="176" height="158" rx="6" fill="#7a3b16" fill-opacity="0.12"/>
<text x="656" y="248" font-size="14" fill="#7a5a42">12  Restrictions</text>
<text x="656" y="282" font-size="24" font-weight="700" fill="#16233a">01.06</text>
<rect y="412" width="856" height="128" fill="#fffdf7"/>
${cells(30, 488, 26.5, 32, 'D1UTO001234SPEC<<<EXEMPLE<CAM7')}
${specimenStamp(350, 270, 84)}`;
