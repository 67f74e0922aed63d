import { chunks } from './host/build/chunks.ts';

/** The largest sizes of the build, checked by `npm test`. The names of files come from the table of chunks. */

const script = (name: string) => `host/dist/assets/${name}-*.js`;

const ofPage = chunks.filter(({ requested }) => requested === 'page').map(({ name }) => script(name));

export default [
  { name: 'first load: scripts', path: ofPage, gzip: true, limit: '218.9 kB' },
  {
    name: 'until the camera is live: scripts and styles',
    path: [...ofPage, ...['capture-part', 'shared', 'en-gb'].map(script), 'host/dist/assets/*.css'],
    brotli: true,
    limit: '217.4 kB',
  },
  {
    name: 'everything but the fonts, the analysis of frames and the operator’s settings',
    path: [
      'host/dist/assets/*.{js,css}',
      'host/dist/index.html',
      ...['analysis-worker', 'load-faces', 'read-operator-settings'].map((name) => `!${script(name)}`),
    ],
    gzip: true,
    limit: '320.7 kB',
  },
  {
    name: 'what an operator configured, where it did',
    path: script('read-operator-settings'),
    gzip: true,
    limit: '4 kB',
  },
  { name: 'analysis of documents', path: script('analysis-worker'), gzip: true, limit: '19.4 kB' },
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
  { name: 'service worker', path: 'host/dist/service-worker.js', gzip: true, limit: '9.6 kB' },
];
