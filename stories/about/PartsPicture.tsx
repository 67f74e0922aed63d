import { PartsBox, type PartsBoxProps } from './PartsBox.tsx';
import { Sheet } from './Sheet.tsx';

const boxes: readonly PartsBoxProps[] = [
  {
    name: 'host',
    x: 10,
    y: 10,
    width: 470,
    height: 112,
    lines: ['The app and its routes.', 'Binds the real adapters to the ports.'],
  },
  {
    name: 'stories',
    x: 520,
    y: 10,
    width: 470,
    height: 112,
    lines: ['This Storybook, on the same routes and wiring.', 'Binds the fakes to the ports.'],
  },
  {
    name: 'ui',
    x: 10,
    y: 214,
    width: 290,
    height: 184,
    lines: [
      'Screens, components, tokens.',
      'Texts in six languages.',
      '',
      'Knows no hardware',
      'and no network.',
    ],
  },
  {
    name: 'core',
    x: 355,
    y: 214,
    width: 290,
    height: 184,
    main: true,
    lines: [
      'The rules: steps, route guard,',
      'capture states, upload limits.',
      '',
      'Ports: camera, provider,',
      'storage, device, toasts.',
    ],
  },
  {
    name: 'adapters',
    x: 700,
    y: 214,
    width: 290,
    height: 184,
    lines: [
      'browser: getUserMedia, …',
      'http: the eight calls',
      'fake: drawn, or in memory',
      '',
      'One contract for each port.',
    ],
  },
  {
    name: 'sandbox',
    x: 355,
    y: 478,
    width: 290,
    height: 112,
    lines: ['A provider for development', 'and tests, with operator pages.'],
  },
];

/** Where host and stories meet on their way down. */
const wiring = 'M245 122V168M755 122V168M155 168H845';

/** Who knows whom; every path ends at a box's edge. */
const arrows = [
  'M155 168V206',
  'M500 168V206',
  'M845 168V206',
  'M300 306H347',
  'M700 306H653',
  'M500 478V406',
];

/** The packages and their arrows, drawn with the tokens. */
export function PartsPicture() {
  return (
    <Sheet>
      <svg
        viewBox="0 0 1000 600"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn with the tokens, so it has to be in the page
        role="img"
        aria-labelledby="parts-title parts-description"
        style={{ display: 'block', width: '100%', height: 'auto', fontFamily: 'inherit' }}
      >
        <title id="parts-title">The packages of Recto, and who knows whom</title>
        <desc id="parts-description">
          Host and stories, at the top, know ui, core and adapters. Ui and adapters know core. Sandbox knows
          core; the HTTP adapter speaks with it over the network. Core knows nobody.
        </desc>
        <defs>
          <marker
            id="parts-arrow"
            viewBox="0 0 10 10"
            refX="8"
            refY="5"
            markerWidth="8"
            markerHeight="8"
            orient="auto"
          >
            <path d="M1 1 9 5 1 9" fill="none" stroke="var(--recto-color-ink-muted)" strokeWidth="1.5" />
          </marker>
        </defs>
        <g fill="none" stroke="var(--recto-color-ink-muted)" strokeWidth="1.75">
          {arrows.map((path) => (
            <path key={path} d={path} markerEnd="url(#parts-arrow)" />
          ))}
          <path d={wiring} />
          <path d="M845 398V534H653" strokeDasharray="6 6" markerEnd="url(#parts-arrow)" />
        </g>
        <text x="860" y="474" fontSize="17" fill="var(--recto-color-ink-muted)">
          HTTP
        </text>
        {boxes.map((box) => (
          <PartsBox key={box.name} {...box} />
        ))}
      </svg>
    </Sheet>
  );
}
