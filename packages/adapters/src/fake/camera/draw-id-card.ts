import { cells, field, guilloche, specimenStamp } from './drawing.ts';
import { person } from './draw-person.ts';

/**
 * Both sides of an ID card of Utopia, the country in the examples of the standard for travel documents;
 * 856 × 540 units of a tenth of a millimetre (ID-1).
 */

const paper = `
<linearGradient id="idPaper" x1="0" y1="0" x2="1" y2="1">
<stop offset="0" stop-color="#eaf1f8"/><stop offset="0.55" stop-color="#f3efe6"/><stop offset="1" stop-color="#dbeae6"/>
</linearGradient>
<linearGradient id="idFoil" x1="0" y1="0" x2="1" y2="1">
<stop offset="0" stop-color="#9fd3e6"/><stop offset="0.5" stop-color="#e9d9f2"/><stop offset="1" stop-color="#f5dca8"/>
</linearGradient>
<rect width="856" height="540" fill="url(#idPaper)"/>
<g opacity="0.42">${guilloche(856, 540, 34, '#86a5c9')}</g>`;

const emblem = `
<circle r="30" fill="none" stroke="#1d3c63" stroke-width="3"/>
<path d="M0 -24L6 -6L24 0L6 6L0 24L-6 6L-24 0L-6 -6Z" fill="#1d3c63"/>
<circle r="5" fill="#f3efe6"/>`;

export const idCardRecto = `${paper}
<rect width="856" height="92" fill="#1d3c63"/>
<g transform="translate(62 46)"><circle r="34" fill="#f3efe6"/>${emblem}</g>
<text x="116" y="44" font-size="30" font-weight="700" letter-spacing="5" fill="#fff">UTOPIA</text>
<text x="116" y="72" font-size="17" letter-spacing="1.5" fill="#cfdcec">IDENTITY CARD · CARTE D’IDENTITÉ</text>
<text x="822" y="58" font-size="27" font-weight="700" text-anchor="end" letter-spacing="3" fill="#fff">SP3C1M3N0</text>
<rect x="40" y="122" width="236" height="296" rx="6" fill="#d7dee6"/>
<svg x="40" y="122" width="236" height="296" viewBox="0 0 200 250">${person}</svg>
<rect x="40" y="122" width="236" height="296" rx="6" fill="none" stroke="#8fa3bb" stroke-width="1.5"/>
${field(308, 134, 'Surname / Nom', 'EXEMPLE')}
${field(308, 194, 'Given names / Prénoms', 'CAMILLE ROBIN')}
${field(308, 254, 'Date of birth / Date de naissance', '29.02.1992')}
${field(600, 254, 'Sex / Sexe', 'X')}
${field(308, 314, 'Place of birth / Lieu de naissance', 'NULLE-PART')}
${field(308, 374, 'Expiry / Expiration', '31.12.2049')}
${field(520, 374, 'Nationality', 'UTO')}
<path d="M318 468C336 430 346 486 362 456S388 440 396 466S430 446 446 462S480 474 500 448" fill="none" stroke="#26407a" stroke-width="3" stroke-linecap="round"/>
<text x="308" y="506" font-size="12.5" fill="#5b6b80">Signature</text>
<rect x="40" y="446" width="96" height="66" rx="9" fill="#d9b45b"/>
<path d="M40 468H72M40 490H72M104 468H136M104 490H136M72 446V512M104 446V512M72 479H104" stroke="#9a7a2d" stroke-width="2"/>
<g transform="translate(724 424)"><circle r="76" fill="url(#idFoil)" fill-opacity="0.75"/>
<path d="M0 -62L15 -15L62 0L15 15L0 62L-15 15L-62 0L-15 -15Z" fill="#fff" fill-opacity="0.5"/>
<circle r="62" fill="none" stroke="#fff" stroke-opacity="0.7" stroke-width="2"/></g>
${specimenStamp(500, 300, 92)}`;

export const idCardVerso = `${paper}
<rect y="36" width="856" height="8" fill="#1d3c63"/>
${field(40, 84, 'Address / Adresse', '1 RUE DE L’EXEMPLE, 00000 NULLE-PART')}
${field(40, 146, 'Height / Taille', '1,72 m')}
${field(220, 146, 'Eyes / Yeux', 'VERT')}
${field(400, 146, 'Issued / Délivrée', '01.01.2040')}
${field(40, 208, 'Authority / Autorité', 'REGISTRE DE NULLE-PART')}
<g transform="translate(760 96)">${emblem}</g>
<svg x="664" y="152" width="128" height="160" viewBox="0 0 200 250" opacity="0.4">${person}</svg>
<rect x="40" y="266" width="250" height="58" rx="4" fill="#1d3c63" fill-opacity="0.1"/>
<path d="M52 276V314M58 276V314M66 276V314M70 276V314M82 276V314M88 276V314M98 276V314M104 276V314M108 276V314M120 276V314M130 276V314M134 276V314M146 276V314M150 276V314M160 276V314M172 276V314M176 276V314M188 276V314M196 276V314M200 276V314M212 276V314M222 276V314M226 276V314M238 276V314M244 276V314M256 276V314M262 276V314M274 276V314" stroke="#16233a" stroke-width="3"/>
<rect y="346" width="856" height="194" fill="#fbfaf6"/>
${cells(30, 404, 26.5, 32, 'I<UTOSP3C1M3N03<<<<<<<<<<<<<<<')}
${cells(30, 456, 26.5, 32, '9202298X4912310UTO<<<<<<<<<<<4')}
${cells(30, 508, 26.5, 32, 'EXEMPLE<<CAMILLE<ROBIN<<<<<<<<')}
${specimenStamp(420, 240, 84)}`;
