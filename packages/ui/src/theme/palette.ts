/**
 * The colours of Recto: dark ink on paper, and one deep green for controls. Text has a contrast of at
 * least 7:1 on each background it is used on, meaningful lines at least 3:1.
 */
export const light = {
  /** The page's background. */
  paper: '#f8f5ee',
  /** Background of lists and dialogs on the page. */
  surface: '#fffefb',
  /** A subtle background within a surface, such as behind a drawing. */
  wash: '#eef0e9',
  ink: '#14211f',
  inkMuted: '#414e4a',
  /** Decorative dividers. */
  hairline: '#dcd7cb',
  /** The border of a control. */
  outline: '#7b837d',
  accent: '#0d5c52',
  accentPressed: '#083f38',
  onAccent: '#ffffff',
  /** The accent as the colour of text or lines on paper. */
  accentInk: '#0a4f46',
  accentWash: '#dfece6',
  danger: '#a1241c',
  dangerPressed: '#7d1611',
  onDanger: '#ffffff',
  dangerWash: '#fbe8e4',
  dangerInk: '#7c1712',
  successWash: '#e0efe2',
  successInk: '#17482a',
  warnWash: '#faecca',
  warnInk: '#5a3b00',
  infoWash: '#e2ebf3',
  infoInk: '#173f63',
  /** Disabled controls. */
  disabledGround: '#e3e1d8',
  disabledInk: '#5b645f',
  /** The two colours of the focus ring; one of them contrasts with any background. */
  focusInner: '#fffefb',
  focusOuter: '#14211f',
  /** Covers the page behind a dialog. */
  scrim: 'rgb(12 20 18 / 0.56)',
} as const;

export type ColorName = keyof typeof light;

export const dark: Readonly<Record<ColorName, string>> = {
  paper: '#0f1615',
  surface: '#18211f',
  wash: '#222d2a',
  ink: '#f1f3ee',
  inkMuted: '#b9c4bf',
  hairline: '#2f3b38',
  outline: '#84918c',
  accent: '#86d9c5',
  accentPressed: '#b4ecdf',
  onAccent: '#05211c',
  accentInk: '#95e0ce',
  accentWash: '#173a34',
  danger: '#ffb3a8',
  dangerPressed: '#ffd3cc',
  onDanger: '#43100b',
  dangerWash: '#3d1a16',
  dangerInk: '#ffc4bb',
  successWash: '#173522',
  successInk: '#abe3b9',
  warnWash: '#3a2c0c',
  warnInk: '#f6d488',
  infoWash: '#17304a',
  infoInk: '#b5d6f5',
  disabledGround: '#2a3431',
  disabledInk: '#a0aba6',
  focusInner: '#0f1615',
  focusOuter: '#f1f3ee',
  scrim: 'rgb(2 5 4 / 0.72)',
};
