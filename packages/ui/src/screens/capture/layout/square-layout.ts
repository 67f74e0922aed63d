/** Where the camera's square is on an upright capture screen. */
export const squareLayout = {
  /** Minimum height of everything but the square. */
  minRest: '176px',
  /** The same on screens that are `wide`. */
  minRestWide: '232px',
  /** Minimum height of the bar: the shutter with its padding; on wide screens also the label beside it. */
  minBar: '92px',
  minBarWide: '104px',
  /** Condition of a screen that is wider than a phone. */
  wide: '(min-width: 480px)',
  /** Condition of a screen on which the square is beside the text. */
  sideBySide: '(min-aspect-ratio: 1 / 1)',
  /** Condition of a narrow phone with large text: the square shrinks to make room for the text. */
  largeText: '(max-width: 15em)',
  /** The least height of the text above the square, in rem. */
  minTexts: 8.75,
  /** The text's share of the height that the square leaves free. */
  textsShare: 0.4,
} as const;
