import { languages } from '../../packages/core/src/model/language.ts';

/**
 * When the files of a chunk are requested:
 * - `page`: by the page itself, before any script runs.
 * - `behind`: once the page shows a screen that needs no more of it than the chunks above; on a capture link, `session` at once.
 * - `named`: as soon as the address or the procedure names it (`host/src/start/page-files.ts`).
 * - `ahead`: while the screen before it is read, or with the camera's picture.
 * - `used`: by what needs it, and not before.
 */
type Requested = 'page' | 'behind' | 'named' | 'ahead' | 'used';

/** A script of the build. */
export interface Chunk {
  /** Its file is `assets/<name>-<hash>.js`. */
  readonly name: string;
  /**
   * The module that it is made for, from the repository's root. With it come all modules that it needs and that no row
   * above has. Null for `shared`.
   */
  readonly root: string | null;
  /** A second module that it is made for. */
  readonly besides?: string;
  /** What is in it, in words. */
  readonly holds: string;
  readonly requested: Requested;
  /** The chunks that it may import from. */
  readonly mayImport: readonly string[];
  /** Whether `loadChunk` requests it again under another address, where it must find the exports by their own names. */
  readonly isRetried: boolean;
  /** Whether the service worker caches it always, or only once this phone has used it. */
  readonly offline: 'always' | 'once used';
}

const first = ['early'];
const beforeApp = [...first, 'session', 'shared-texts'];
const opened = [...beforeApp, 'app'];
const all = [...opened, 'shared-core', 'shared'];
/** Of what runs before React is there: none of these may wait for `app`. */
const withoutReact = [...beforeApp, 'shared-core'];

/**
 * All scripts of the page, in the order in which they take their modules. The build (`vite.config.ts`), the page's tags
 * (`opening-page.ts`), the service worker's list of files (`offline-shell.ts`), the limits of bytes (`.size-limit.ts`) and
 * the check of the build (`chunk-plan.ts`) read this table. `ahead.ts` and `show.ts` name the chunks that they preload
 * (`page-files.ts`), which `start-up.spec.ts` tests.
 */
export const chunks: readonly Chunk[] = [
  {
    name: 'early',
    root: 'host/src/start/early.ts',
    holds:
      'the order of the start, the link, the configuration, the brand, the procedure, and what shows prerendered screens',
    requested: 'page',
    mayImport: [],
    isRetried: false,
    offline: 'always',
  },
  {
    name: 'session',
    root: 'host/src/start/session.ts',
    holds: 'the services, the sessions and the camera; no React',
    requested: 'behind',
    mayImport: first,
    isRetried: false,
    offline: 'always',
  },
  {
    name: 'shared-texts',
    root: 'packages/ui/src/screens/capture/announcement-text.ts',
    besides: 'packages/ui/src/i18n/failure-texts.ts',
    holds:
      'the texts about failures, in all languages, and which words are said; each language needs them, also before React',
    requested: 'behind',
    mayImport: first,
    isRetried: false,
    offline: 'always',
  },
  {
    name: 'app',
    root: 'host/src/start/app.ts',
    holds: 'React, the router, the wiring, and the start and not-found screens',
    requested: 'behind',
    mayImport: beforeApp,
    isRetried: false,
    offline: 'always',
  },
  {
    name: 'shared-core',
    root: null,
    holds: 'what two or more of the chunks below need of core; no React',
    requested: 'ahead',
    mayImport: beforeApp,
    isRetried: false,
    offline: 'always',
  },
  {
    name: 'shared',
    root: null,
    holds: 'what two or more of the chunks below need',
    requested: 'named',
    mayImport: [...opened, 'shared-core'],
    isRetried: false,
    offline: 'always',
  },
  {
    name: 'capture-part',
    root: 'host/src/routes/capture-part.ts',
    holds: 'the capture screen',
    requested: 'named',
    mayImport: all,
    isRetried: true,
    offline: 'always',
  },
  {
    name: 'PhotoReview',
    root: 'packages/ui/src/screens/capture/preview/PhotoReview.tsx',
    holds: 'the document alone, the bad places and the loupe in the preview',
    requested: 'ahead',
    mayImport: [...all, 'capture-part'],
    isRetried: true,
    offline: 'always',
  },
  {
    name: 'ConfirmRoute',
    root: 'host/src/routes/ConfirmRoute.tsx',
    holds: 'the confirm screen',
    requested: 'ahead',
    mayImport: all,
    isRetried: true,
    offline: 'always',
  },
  {
    name: 'StatusRoute',
    root: 'host/src/routes/StatusRoute.tsx',
    holds: 'the status screen',
    requested: 'ahead',
    mayImport: all,
    isRetried: true,
    offline: 'always',
  },
  {
    name: 'ContinueOnPhoneRoute',
    root: 'host/src/routes/ContinueOnPhoneRoute.tsx',
    holds: 'the screen for desktop visitors',
    requested: 'used',
    mayImport: all,
    isRetried: true,
    offline: 'always',
  },
  {
    name: 'SupportBlock',
    root: 'packages/ui/src/screens/support/SupportBlock.tsx',
    holds: 'the reference on error screens',
    requested: 'used',
    mayImport: all,
    isRetried: true,
    offline: 'once used',
  },
  {
    name: 'QrCodeDrawing',
    root: 'packages/ui/src/screens/continue-on-phone/QrCodeDrawing.tsx',
    holds: 'the QR code',
    requested: 'used',
    mayImport: all,
    isRetried: true,
    offline: 'always',
  },
  {
    name: 'StartFilm',
    root: 'packages/ui/src/screens/start/StartFilm.tsx',
    holds: 'what moves in the picture of the start screen',
    requested: 'used',
    mayImport: opened,
    isRetried: true,
    offline: 'once used',
  },
  {
    name: 'without-location',
    root: 'packages/core/src/uploads/without-location.ts',
    holds: 'what removes the location of a picked file, before the file is sent',
    requested: 'ahead',
    mayImport: all,
    isRetried: true,
    offline: 'always',
  },
  {
    name: 'guidance-engine',
    root: 'packages/core/src/guidance/guidance-engine.ts',
    holds: 'the hints and the check of a photo',
    requested: 'ahead',
    mayImport: withoutReact,
    isRetried: false,
    offline: 'always',
  },
  {
    name: 'photo-recorder',
    root: 'packages/core/src/telemetry/photo-recorder.ts',
    holds: 'the events about photos and hints',
    requested: 'ahead',
    mayImport: withoutReact,
    isRetried: false,
    offline: 'always',
  },
  {
    name: 'AnalysisWorker',
    root: 'packages/adapters/src/browser/analysis/AnalysisWorker.ts',
    holds: 'the watching of frames',
    requested: 'ahead',
    mayImport: withoutReact,
    isRetried: false,
    offline: 'once used',
  },
  {
    name: 'canvas-pixels',
    root: 'packages/adapters/src/browser/analysis/sources/canvas-pixels.ts',
    holds: 'the reading of frames where no worker can',
    requested: 'used',
    mayImport: all,
    isRetried: false,
    offline: 'once used',
  },
  {
    name: 'read-operator-texts',
    root: 'host/src/branding/read-operator-texts.ts',
    holds: 'the operator’s texts, where there are any',
    requested: 'used',
    mayImport: opened,
    isRetried: true,
    offline: 'always',
  },
  {
    name: 'tell-ancestor',
    root: 'host/src/framing/tell-ancestor.ts',
    holds: 'what tells the page around a framed app how far it is, where the configuration names that page',
    requested: 'used',
    mayImport: all,
    isRetried: true,
    offline: 'once used',
  },
  ...languages.map((language) => ({
    name: language,
    root: `packages/ui/src/i18n/${language}.ts`,
    holds: 'the texts of this language',
    requested: 'named' as const,
    // It is read before React is there (`EarlyVoice.ts`).
    mayImport: beforeApp,
    isRetried: true,
    offline: 'once used' as const,
  })),
];

/**
 * Other files of the build that the service worker caches only once this phone has used them: the start of their names.
 * What analyses frames is loaded when the camera shows its picture, and a font for rare letters when a text has one.
 */
export const filesOnceUsed = [
  'analysis-worker',
  'face-kernels',
  'load-faces',
  'tiny-face-detector',
  'atkinson-hyperlegible-next-latin-ext-wght-normal',
] as const;
