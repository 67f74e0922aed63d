import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';
import { dark, light } from '../packages/ui/src/theme/palette.ts';

/** The app's wordmark (`packages/ui/src/components/Logo.tsx`) as markup: without an image, Storybook shows its title as such. */
const brand = (ink: string, accent: string) => `
  <span style="display: inline-flex; align-items: center; gap: 10px; color: ${ink}">
    <svg viewBox="0 0 20 24" width="20" height="24" aria-hidden="true" style="color: ${accent}">
      <path d="M3 1h8.6L19 8.4V21a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2Z" fill="currentColor"/>
      <path d="M12.5 1.4V6a1.5 1.5 0 0 0 1.5 1.5h4.6Z" fill="${ink}" opacity="0.35"/>
    </svg>
    <span style="font-size: 17px; font-weight: 700; letter-spacing: -0.01em">Recto</span>
  </span>`;

/** Storybook's own surfaces in the colours of Recto, light or dark. */
export function storybookTheme(base: 'light' | 'dark'): ThemeVars {
  const colors = base === 'dark' ? dark : light;
  return create({
    base,
    brandTitle: brand(colors.ink, colors.accentInk),
    brandUrl: './',
    colorPrimary: colors.accent,
    colorSecondary: base === 'dark' ? '#3d9482' : colors.accent,
    appBg: colors.paper,
    appContentBg: colors.surface,
    appPreviewBg: colors.surface,
    appHoverBg: colors.accentWash,
    appBorderColor: colors.hairline,
    appBorderRadius: 6,
    fontBase: "'Atkinson Hyperlegible Next Variable', system-ui, sans-serif",
    textColor: colors.ink,
    textMutedColor: colors.inkMuted,
    textInverseColor: colors.paper,
    barBg: colors.surface,
    barTextColor: colors.inkMuted,
    barHoverColor: colors.accentInk,
    barSelectedColor: colors.accentInk,
    inputBg: colors.surface,
    inputBorder: colors.outline,
    inputTextColor: colors.ink,
    inputBorderRadius: 6,
    buttonBg: colors.wash,
    buttonBorder: colors.outline,
    booleanBg: colors.wash,
    booleanSelectedBg: colors.surface,
  });
}
