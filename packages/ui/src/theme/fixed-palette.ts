/** The colours that are the same in both colour schemes, and with each brand. */

/** The capture screen is always dark, so that the camera's picture stands out. */
export const viewfinder = {
  ground: '#060908',
  ink: '#ffffff',
  inkMuted: '#c8d1cd',
  /** Lines of the mask. */
  guide: '#ffffff',
  /** Darkens a photo, and is around lines over a picture. */
  veil: 'rgb(6 9 8 / 0.58)',
  /** Dims the picture around the mask: text on it has a contrast of at least 4.5:1, also over a white table. */
  dim: 'rgb(6 9 8 / 0.68)',
  /** Dims it further, towards the edges of the screen. */
  edge: 'rgb(6 9 8 / 0.45)',
  /** What is still to come, on the dimmed picture. */
  faint: 'rgb(255 255 255 / 0.34)',
  /** A round control on the background or over the picture. */
  control: '#1d2624',
  controlPressed: '#33403c',
  controlOutline: '#84918c',
  shutter: '#ffffff',
  shutterPressed: '#b4ecdf',
  /** A drawn card, and what is on it. */
  card: '#f4f6f2',
  cardLine: '#3d504a',
  /** What is right: a side of the document on the mask, the ring, a switch that is on. */
  good: '#86d9c5',
  onGood: '#05211c',
  /** The bad places of a photo. */
  warn: '#f6d488',
  warnVeil: 'rgb(246 212 136 / 0.3)',
} as const;

/** A QR code is dark on white in both schemes: some phones can't read an inverted one. */
export const qrCode = { ground: '#ffffff', module: '#0b1211' } as const;
