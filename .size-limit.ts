import { chunks } from './host/build/chunks.ts';

/** The largest sizes of the build, checked by `npm test`. The names of files come from the table of chunks. */

const script = (name: string) => `host/dist/assets/${name}-*.js`;

/** The page, its styles, and the prerendered states of a screen. */
const prerendered = (screen: string) => [
  'host/dist/index.html',
  `host/dist/assets/${screen}-screens-*.css`,
  `host/dist/assets/${screen}-screens-*.json`,
];

const behind = chunks.filter(({ requested }) => requested === 'behind').map(({ name }) => script(name));

export default [
  {
    name: 'until "Start" can be used',
    path: [...prerendered('start'), script('early')],
    brotli: true,
    limit: '38.4 kB',
  },
  {
    name: 'until the shutter of a capture link can be used',
    path: [...prerendered('capture'), script('early'), script('session')],
    brotli: true,
    limit: '74.5 kB',
  },
  {
    name: 'until React has taken over the capture screen: scripts and styles',
    path: [
      script('early'),
      ...behind,
      ...['capture-part', 'shared-core', 'shared', 'en-gb'].map(script),
      'host/dist/assets/capture-screens-*.css',
      'host/dist/assets/style-*.css',
    ],
    brotli: true,
    limit: '240.1 kB',
  },
  {
    name: 'everything but the fonts, the analysis of frames and the operator’s texts',
    path: [
      'host/dist/assets/*.{js,css}',
      'host/dist/assets/*-screens-*.json',
      'host/dist/index.html',
      ...['analysis-worker', 'load-faces', 'read-operator-texts'].map((name) => `!${script(name)}`),
    ],
    brotli: true,
    limit: '333.1 kB',
  },
  {
    name: 'what checks an operator’s texts, where there are any',
    path: script('read-operator-texts'),
    gzip: true,
    limit: '2 kB',
  },
  { name: 'analysis of documents', path: script('analysis-worker'), gzip: true, limit: '19.5 kB' },
  {
    name: 'detection of faces, with weights and kernels',
    path: [
      script('load-faces'),
      'host/dist/assets/tiny-face-detector-*.bin',
      'host/dist/assets/face-kernels-*.wasm',
    ],
    brotli: true,
    limit: '170 kB',
  },
  { name: 'service worker', path: 'host/dist/service-worker.js', gzip: true, limit: '9.8 kB' },
];
