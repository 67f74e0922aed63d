import type { CardDesign } from './cards.ts';

/**
 * Cards with white print on lighter or darker paper, which must not be taken for a reflection. They are in no mix of
 * frames, only in those about glare.
 */
export const whitePrint: Readonly<Record<'tune' | 'score', Readonly<Record<string, CardDesign>>>> = {
  tune: {
    mintWhitePortrait: {
      paper: ['#dff0e2', '#eaf5ea'],
      ink: '#1a2a1c',
      header: { kind: 'text', colour: '#1f5a30' },
      photo: 'left',
      photoGround: '#ffffff',
      fields: 8,
    },
    blueWhiteFields: {
      paper: ['#b9cfe6', '#cddff0'],
      pattern: 'waves',
      patternColour: '#7f9fc6',
      ink: '#16233a',
      photo: 'right',
      photoGround: '#fafafa',
      whiteFields: [
        [40, 120, 300, 70],
        [40, 420, 420, 80],
      ],
      fields: 3,
    },
    roseWhiteWaves: {
      paper: ['#eecbd0', '#f3d9de'],
      pattern: 'waves',
      patternColour: '#ffffff',
      patternStrength: 1,
      patternWidth: 9,
      ink: '#2a1c20',
      header: { kind: 'text', colour: '#5a2f6b' },
      photo: 'left',
      fields: 6,
    },
    plainWhite: {
      paper: ['#ffffff', '#fbfbfb'],
      ink: '#30343a',
      photo: 'left',
      photoGround: '#e9edf2',
      fields: 4,
    },
  },
  score: {
    lilacWhitePortrait: {
      paper: ['#e6e0f2', '#f1ecf7'],
      pattern: 'hatch',
      patternColour: '#c3b5de',
      ink: '#22173a',
      header: { kind: 'side', colour: '#5b4391' },
      photo: 'right',
      photoShape: 'oval',
      photoGround: '#fdfdfd',
      fields: 7,
    },
    sandWhiteFields: {
      paper: ['#e8d9b4', '#f0e5c8'],
      ink: '#33270f',
      header: { kind: 'bar', colour: '#7c5a1e' },
      photo: 'left',
      photoGround: '#ffffff',
      whiteFields: [
        [470, 110, 340, 60],
        [470, 260, 340, 60],
        [330, 420, 480, 70],
      ],
      fields: 4,
    },
    greyWhiteNet: {
      paper: ['#d4d9de', '#dfe3e6'],
      pattern: 'rosette',
      patternColour: '#ffffff',
      patternStrength: 1,
      patternWidth: 7,
      ink: '#14181c',
      header: { kind: 'text', colour: '#14181c' },
      photo: 'right',
      fields: 7,
    },
    whiteZone: {
      paper: ['#fafcff', '#ffffff'],
      pattern: 'hills',
      patternColour: '#d3dcea',
      ink: '#1c2733',
      fields: 5,
      zone: 3,
    },
  },
};
