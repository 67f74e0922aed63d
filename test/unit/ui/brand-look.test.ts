import { expect, it, test } from 'vitest';
import { brandLook, type BrandLookChoice } from '../../../packages/ui/src/theme/brand-look.ts';
import { dark, light } from '../../../packages/ui/src/theme/palette.ts';

const choice = (colors: Partial<BrandLookChoice>): BrandLookChoice => ({
  accent: null,
  onAccent: null,
  radius: null,
  ...colors,
});
const accent = (color: string) => choice({ accent: { light: color, dark: null } });

/** WCAG 2.2's contrast of two colours with six digits, computed here apart from the code under test. */
function contrast(first: string, second: string): number {
  const luminance = (color: string) => {
    const [red, green, blue] = [1, 3, 5].map((start) => {
      const digits = color.length === 4 ? color[(start + 1) / 2]!.repeat(2) : color.slice(start, start + 2);
      const share = parseInt(digits, 16) / 255;
      return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  };
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The value of a custom property in declarations. */
const valueOf = (declarations: string, name: string) =>
  new RegExp(`--recto-${name}: ([^;]+);`).exec(declarations)?.[1] ?? null;

test('black on white is 21, and #767676 on white just above 4.5', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#fff')).toBeCloseTo(4.54, 2);
});

test('nothing chosen changes nothing', () => {
  expect(brandLook(choice({}))).toEqual({ look: { light: '', dark: '' }, problems: [] });
});

it.each(['#1d4ed8', '#7a1f5c', '#b3261e', '#004d40', '#5b21b6', '#333', '#0b6e99'])(
  'from %s, all colours of both schemes can be read',
  (color) => {
    const { look, problems } = brandLook(accent(color));
    expect(problems).toEqual([]);
    expect(valueOf(look.light, 'color-accent')).toBe(color);
    for (const [scheme, palette] of [
      ['light', light],
      ['dark', dark],
    ] as const) {
      const of = (name: string) => valueOf(look[scheme], `color-${name}`)!;
      expect(contrast(of('on-accent'), of('accent')), scheme).toBeGreaterThanOrEqual(4.5);
      expect(contrast(of('on-accent'), of('accent-pressed')), scheme).toBeGreaterThanOrEqual(4.5);
      for (const ground of [palette.paper, palette.surface, palette.wash, of('accent-wash')]) {
        expect(contrast(of('accent-ink'), ground), `${scheme} text on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
      for (const ground of [palette.paper, palette.surface, palette.wash]) {
        expect(contrast(of('accent'), ground), `${scheme} control on ${ground}`).toBeGreaterThanOrEqual(3);
      }
    }
  },
);

// Decision 10.1.
test('a yellow can’t be seen on the page: no colour is used, the corners are', () => {
  const { look, problems } = brandLook({ ...accent('#ffd400'), radius: 0 });
  expect(problems).toEqual([{ scheme: 'light', between: 'accent and the page', contrast: 1.2, needed: 3 }]);
  expect(valueOf(look.light, 'color-accent')).toBeNull();
  expect(look.dark).toBe('');
  expect(valueOf(look.light, 'radius-medium')).toBe('0px');
});

test('a text colour that can’t be read on the accent, in the dark scheme only', () => {
  const { problems } = brandLook(
    choice({ accent: { light: '#1d4ed8', dark: '#9db8ff' }, onAccent: { light: '#fff', dark: '#fff' } }),
  );
  expect(problems).toEqual([{ scheme: 'dark', between: 'onAccent and accent', contrast: 1.9, needed: 4.5 }]);
});

test('a colour for the dark scheme only is made darker for the light one', () => {
  const { look, problems } = brandLook(choice({ accent: { light: null, dark: '#9db8ff' } }));
  expect(problems).toEqual([]);
  expect(valueOf(look.dark, 'color-accent')).toBe('#9db8ff');
  expect(contrast(valueOf(look.light, 'color-accent')!, light.paper)).toBeGreaterThanOrEqual(4.5);
});

test('the corners keep their proportions', () => {
  const { light: declarations } = brandLook(choice({ radius: 7 })).look;
  expect(['small', 'medium', 'large'].map((name) => valueOf(declarations, `radius-${name}`))).toEqual([
    '4px',
    '7px',
    '11px',
  ]);
});
