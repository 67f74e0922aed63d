/** The picture of the parts as data; a test compares names and arrows with the packages. Lengths are in the drawing's units. */

export interface Part {
  /** Its folder's name, at the top level or in `packages`. */
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** What it does; SVG does not break lines by itself. */
  readonly lines: readonly string[];
  /** Whether all arrows lead to it. */
  readonly main?: boolean;
}

export const parts: readonly Part[] = [
  {
    name: 'host',
    x: 10,
    y: 10,
    width: 450,
    height: 112,
    lines: ['The app and its routes.', 'Binds the real adapters to the ports.'],
  },
  {
    name: 'stories',
    x: 540,
    y: 10,
    width: 450,
    height: 112,
    lines: ['This Storybook, on the routes of the host.', 'Binds the fakes to the ports.'],
  },
  {
    name: 'ui',
    x: 10,
    y: 214,
    width: 290,
    height: 184,
    lines: ['Screens, components, tokens.', 'Texts in six languages.', '', 'No hardware, no network.'],
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
      'capture states, upload queue.',
      '',
      'The ports: camera, provider,',
      'storage, photo vault, device …',
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
    name: 'relay',
    x: 10,
    y: 478,
    width: 290,
    height: 112,
    lines: ['Adds the client’s secret to', 'call 1, on the operator’s server.'],
  },
  {
    name: 'operator-tools',
    x: 355,
    y: 478,
    width: 290,
    height: 112,
    lines: ['Checks a configuration and', 'a provider; security headers.'],
  },
  {
    name: 'sandbox',
    x: 355,
    y: 658,
    width: 290,
    height: 112,
    lines: ['A provider for development', 'and tests, with operator pages.'],
  },
  {
    name: 'analysis',
    x: 700,
    y: 478,
    width: 240,
    height: 112,
    lines: ['What a frame shows,', 'from its pixels alone.'],
  },
  {
    name: 'testing',
    x: 10,
    y: 838,
    width: 290,
    height: 112,
    lines: ['Fakes, phones, a provider and', 'a page object, for tests.'],
  },
];

interface Arrow {
  readonly from: readonly string[];
  readonly to: string;
  /** Ends at the edge of `to`. */
  readonly path: string;
}

/** Which part imports which. */
export const arrows: readonly Arrow[] = [
  { from: ['stories'], to: 'host', path: 'M540 66H468' },
  { from: ['host', 'stories'], to: 'ui', path: 'M155 168V206' },
  { from: ['host', 'stories'], to: 'core', path: 'M500 168V206' },
  { from: ['host', 'stories'], to: 'adapters', path: 'M845 168V206' },
  { from: ['ui'], to: 'core', path: 'M300 306H347' },
  { from: ['adapters'], to: 'core', path: 'M700 306H653' },
  { from: ['adapters'], to: 'analysis', path: 'M820 398V470' },
  { from: ['analysis'], to: 'core', path: 'M760 478V438H610V406' },
  { from: ['relay'], to: 'core', path: 'M155 478V438H430V406' },
  { from: ['operator-tools'], to: 'core', path: 'M500 478V406' },
  { from: ['operator-tools'], to: 'ui', path: 'M390 478V458H230V406' },
  { from: ['operator-tools'], to: 'adapters', path: 'M610 478V458H780V406' },
  { from: ['sandbox'], to: 'operator-tools', path: 'M500 658V598' },
  { from: ['sandbox'], to: 'core', path: 'M645 714H672V372H653' },
  { from: ['testing'], to: 'ui', path: 'M262 838V814H320V384H308' },
  { from: ['testing'], to: 'core', path: 'M284 838V826H335V358H347' },
  { from: ['testing'], to: 'sandbox', path: 'M300 876H430V778' },
  { from: ['testing'], to: 'adapters', path: 'M300 906H980V406' },
];

/** The junction of the arrows from host and stories. */
export const meeting = 'M235 122V168M765 122V168M155 168H845';

/** The HTTP adapter calls the sandbox. */
export const callsOverHttp = 'M966 398V798H560V778';
