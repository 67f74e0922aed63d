import type { RandomChoice } from '../random-choice.ts';

const skins = ['#f0c9a8', '#e0a983', '#c68a62', '#9b6642', '#6b4530', '#4a2f22'];
const hairs = ['#1d1815', '#3b2a20', '#6d4a2c', '#a67c47', '#c9c3ba', '#7a3a22'];
const clothes = ['#2f3b4c', '#6b2f37', '#3d5a48', '#dcd8d0', '#4b4a55', '#1f2024'];

/** Head and shoulders of an invented person, in a field of 200 × 250. */
export function inventedPerson(random: RandomChoice): string {
  const skin = random.oneOf(skins);
  const hair = random.oneOf(hairs);
  const cloth = random.oneOf(clothes);
  const width = random.between(40, 47);
  const long = random.chance(0.45);
  const eyes = random.between(98, 106);
  return (
    `<path d="M2 250C8 205 50 196 76 186H124C150 196 192 205 198 250Z" fill="${cloth}"/>` +
    (long ? `<path d="M48 200C36 90 50 30 100 28S164 90 152 200Z" fill="${hair}"/>` : '') +
    `<path d="M80 150H120V186C112 198 88 198 80 186Z" fill="${skin}"/><path d="M80 160C92 176 110 176 120 160V178C108 190 92 188 80 176Z" fill="#000" fill-opacity="0.16"/>` +
    `<ellipse cx="100" cy="108" rx="${width}" ry="62" fill="${skin}"/>` +
    `<path d="M100 46C128 46 ${100 + width} 66 ${100 + width} 108C${100 + width} 145 124 170 100 170C122 148 128 90 100 46Z" fill="#000" fill-opacity="0.1"/>` +
    `<path d="M${99 - width} 108C50 50 70 30 102 30S152 54 ${101 + width} 108C140 84 128 68 108 66S66 78 ${99 - width} 108Z" fill="${hair}"/>` +
    [-1, 1]
      .map((side) => {
        const x = 100 + side * 20;
        return (
          `<path d="M${x - 11} ${eyes - 13}C${x - 4} ${eyes - 18} ${x + 5} ${eyes - 17} ${x + 11} ${eyes - 12}" stroke="${hair}" stroke-width="3.4" fill="none"/>` +
          `<ellipse cx="${x}" cy="${eyes}" rx="9" ry="4.6" fill="#f7f3ee"/><circle cx="${x}" cy="${eyes}" r="4.4" fill="#3a2c22"/><circle cx="${x + 1.4}" cy="${eyes - 1.6}" r="1.2" fill="#fff"/>`
        );
      })
      .join('') +
    `<path d="M99 ${eyes + 6}C96 ${eyes + 22} 90 ${eyes + 28} 94 ${eyes + 31}C98 ${eyes + 33} 103 ${eyes + 33} 107 ${eyes + 30}" stroke="#000" stroke-opacity="0.35" stroke-width="2.2" fill="none"/>` +
    `<path d="M84 ${eyes + 46}C92 ${eyes + 42} 108 ${eyes + 42} 117 ${eyes + 46}C108 ${eyes + 54} 93 ${eyes + 54} 84 ${eyes + 46}Z" fill="#a3534c" fill-opacity="0.8"/>`
  );
}
