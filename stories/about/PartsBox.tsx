import type { Part } from './parts.ts';

const padding = 20;
const titleBaseline = 36;
const firstBaseline = 66;
const lineHeight = 24;

/** A package in the picture of the parts. */
export function PartsBox({ name, x, y, width, height, lines, main = false }: Part) {
  const ink = main ? 'var(--recto-color-on-accent)' : 'var(--recto-color-ink)';
  return (
    <g transform={`translate(${x} ${y})`} fill={ink} fontSize="17">
      <rect
        width={width}
        height={height}
        rx="14"
        fill={main ? 'var(--recto-color-accent)' : 'var(--recto-color-surface)'}
        stroke={main ? 'none' : 'var(--recto-color-outline)'}
        strokeWidth="1.5"
      />
      <text x={padding} y={titleBaseline} fontSize="22" fontWeight="680">
        {name}
      </text>
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the lines never move
        <text key={index} x={padding} y={firstBaseline + lineHeight * index}>
          {line}
        </text>
      ))}
    </g>
  );
}
