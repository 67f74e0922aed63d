import type { CSSProperties, ReactNode } from 'react';
import { references } from '../../packages/ui/src/theme/custom-properties.ts';
import { Sheet } from './Sheet.tsx';

export interface ScaleProps {
  /** The group's name in its custom properties: `space` for `--recto-space-…`. */
  readonly group: string;
  readonly values: Readonly<Record<string, string>>;
  /** Draws one value; `property` is its `var(--recto-…)`. If omitted, only the values are listed. */
  readonly sample?: (property: string) => ReactNode;
}

/** The steps of a scale, each with its name, value and drawing. */
export function Scale({ group, values, sample }: ScaleProps) {
  const properties: Readonly<Record<string, string>> = references(group, values);
  return (
    <Sheet>
      <dl style={list}>
        {Object.entries(values).map(([name, value]) => (
          <div key={name} style={row}>
            <dt>{name}</dt>
            <dd style={{ margin: 0 }}>
              <code className="muted">{value}</code>
            </dd>
            {sample !== undefined && <dd style={{ margin: 0 }}>{sample(properties[name]!)}</dd>}
          </div>
        ))}
      </dl>
    </Sheet>
  );
}

const list: CSSProperties = { display: 'grid', gap: 'var(--recto-space-x3)', margin: 0 };

const row: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'minmax(5rem, 7rem) minmax(6rem, 9rem) minmax(0, 1fr)',
  gap: 'var(--recto-space-x3)',
  alignItems: 'center',
};
