import type { CSSProperties } from 'react';
import { dark, light, type ColorName } from '../../packages/ui/src/theme/palette.ts';
import { references } from '../../packages/ui/src/theme/custom-properties.ts';
import { Sheet } from './Sheet.tsx';

const names = Object.keys(light) as ColorName[];

/** Every colour of the theme, in light and dark. */
export function Swatches() {
  return (
    <div style={sideBySide}>
      <Palette theme="light" title="Light" values={light} />
      <Palette theme="dark" title="Dark" values={dark} />
    </div>
  );
}

interface PaletteProps {
  readonly theme: 'light' | 'dark';
  readonly title: string;
  readonly values: Readonly<Record<ColorName, string>>;
}

function Palette({ theme, title, values }: PaletteProps) {
  return (
    <Sheet theme={theme}>
      <strong>{title}</strong>
      <SwatchList group="color" names={names} values={values} />
    </Sheet>
  );
}

export interface SwatchListProps {
  /** The group's name in its custom properties: `color` for `--recto-color-…`. */
  readonly group: string;
  readonly names: readonly string[];
  readonly values: Readonly<Record<string, string>>;
}

/** Colours with their names and values, drawn with their custom properties. */
export function SwatchList({ group, names: shown, values }: SwatchListProps) {
  const properties: Readonly<Record<string, string>> = references(group, values);
  return (
    <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {shown.map((name) => (
        <li key={name} style={row}>
          <span style={{ ...patch, background: overStripes(properties[name]!) }} />
          <span>
            {name}
            <br />
            <code className="muted">{values[name]}</code>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Translucent colours show the stripes below them. */
function overStripes(color: string): string {
  const stripes = 'repeating-linear-gradient(45deg, var(--recto-color-outline) 0 4px, transparent 4px 8px)';
  return `linear-gradient(${color}, ${color}), ${stripes}`;
}

const sideBySide: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(18rem, 1fr))',
  gap: '0 20px',
};

const row: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: '4.5rem 1fr',
  gap: 'var(--recto-space-x3)',
  alignItems: 'center',
  marginTop: 'var(--recto-space-x3)',
  lineHeight: 1.3,
};

const patch: CSSProperties = {
  height: '2.75rem',
  border: '1px solid var(--recto-color-hairline)',
  borderRadius: 'var(--recto-radius-small)',
};
