import type { FactsOf, PhotoName, PhotoWarning } from '@recto/core';

/** What customers do, and what happens to them: one thing after the other. All times are in ms. */
export type Action =
  /** The page is loaded, and shows this screen; with `isVaultLate`, before the photos of the vault are in the queue. */
  | {
      readonly do: 'open';
      readonly at: 'start' | 'capture' | 'confirm' | 'status';
      readonly isVaultLate?: boolean;
    }
  /** The page is loaded at the viewfinder, and no camera opens. */
  | { readonly do: 'openWithoutCamera'; readonly because: 'denied' | 'inUse' }
  /** The link does not open. */
  | { readonly do: 'failToOpen'; readonly why: 'refused' | 'unreachable' }
  /** A computer opens the link, and shows the QR code. */
  | { readonly do: 'openOnComputer' }
  | { readonly do: 'continueOnPhone'; readonly status: 'started' | 'finished' }
  | { readonly do: 'start'; readonly after: number }
  /** A hint is shown, and ends before a photo is taken; `tooDark` takes its place if it is replaced. */
  | {
      readonly do: 'hint';
      readonly hint: HintName;
      readonly ms: number;
      readonly end: 'followed' | 'replaced';
    }
  | {
      readonly do: 'take';
      readonly photo: PhotoName;
      readonly source: 'automatic' | 'byHand' | 'picked';
      readonly after: number;
      /** Of the square photo, in px. */
      readonly side: number;
      /** The hint that is shown when the photo is taken; null for none. */
      readonly hint: HintName | null;
      readonly warning: PlannedWarning | null;
    }
  | { readonly do: 'retake'; readonly photo: PhotoName; readonly after: number }
  /** Back from the viewfinder to the photo before, which was used. */
  | { readonly do: 'lookBack'; readonly photo: PhotoName }
  | {
      readonly do: 'use';
      readonly photo: PhotoName;
      readonly after: number;
      /** `awayUntilReload`: the page is loaded again before the photo is sent. */
      readonly network: 'works' | 'away' | 'awayUntilReload' | 'refuses';
    }
  /** On the confirm screen, a file takes the place of a photo. */
  | { readonly do: 'replace'; readonly photo: PhotoName; readonly network: 'works' | 'awayUntilReload' }
  /** In the viewfinder, a file that can't be sent is chosen. */
  | { readonly do: 'chooseWrongFile'; readonly why: 'imageSize' | 'imageExtension' }
  | { readonly do: 'finish'; readonly after: number }
  | { readonly do: 'crash' }
  /** A part of the app does not load. */
  | { readonly do: 'missPart' }
  /** An administrator refuses the photos. */
  | { readonly do: 'refuse' }
  | { readonly do: 'restart' };

type HintName = FactsOf<'guidanceEnded'>['hint'];
export type PlannedWarning = Pick<PhotoWarning, 'code' | 'severity'>;

export interface Visit {
  readonly token: string;
  readonly browser: 'chrome' | 'samsung' | 'safariIos' | 'firefox';
  readonly system: 'android' | 'ios' | 'other';
  readonly photos: readonly PhotoName[];
  readonly actions: readonly Action[];
}

const idCard = ['idCardRecto', 'idCardVerso'] as const;
const all = [...idCard, 'driverLicenseRecto', 'driverLicenseVerso', 'clientPicture'] as const;

const warnings: readonly PlannedWarning[] = [
  { code: 'glare', severity: 'doubtful' },
  { code: 'blurred', severity: 'likelyRefused' },
  { code: 'cutOff', severity: 'likelyRefused' },
];

/** Random numbers that are the same each time (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** What happens in so many visits. @param seed the same visits for the same number. */
export function planVisits(count: number, seed: number): readonly Visit[] {
  const random = randomOf(seed);
  const happens = (share: number) => random() < share;
  const oneOf = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!;
  const between = (from: number, to: number) => Math.round(from + random() * (to - from));

  function takes(photo: PhotoName): readonly Action[] {
    const before: Action[] = happens(0.4)
      ? [
          {
            do: 'hint',
            hint: oneOf(['tooFar', 'glare', 'holdStill'] as const),
            ms: between(500, 6_000),
            end: oneOf(['followed', 'replaced'] as const),
          },
        ]
      : [];
    const source = oneOf(['automatic', 'automatic', 'byHand', 'picked'] as const);
    return [
      ...before,
      {
        do: 'take',
        photo,
        source,
        after: between(2_000, 15_000),
        side: oneOf([720, 1080, 1080, 2160, 3024]),
        hint:
          source !== 'automatic' && happens(0.3) ? oneOf(['tooFar', 'glare', 'fillFrame'] as const) : null,
        warning: happens(0.3) ? oneOf(warnings) : null,
      },
    ];
  }

  /** The loader of the confirm screen does not wait for the vault. */
  function reloadAtConfirm(): Action {
    return { do: 'open', at: 'confirm', isVaultLate: happens(0.5) };
  }

  /**
   * One photo, up to its use.
   * @param mayReload not after a restart: a reload between it and the end looks like the first time (decision 11.6).
   * @param isLast whether the confirm screen comes after it.
   */
  function photographs(photo: PhotoName, mayReload: boolean, isLast: boolean): readonly Action[] {
    const actions: Action[] = [];
    while (happens(0.25)) {
      actions.push(...takes(photo), { do: 'retake', photo, after: between(500, 4_000) });
    }
    // The page is reloaded in the viewfinder, or with the photo in the preview, which is lost then.
    if (mayReload && happens(0.05)) actions.push({ do: 'open', at: 'capture' });
    if (mayReload && happens(0.05)) {
      const because = oneOf(['denied', 'inUse'] as const);
      actions.push({ do: 'openWithoutCamera', because }, { do: 'open', at: 'capture' });
    }
    if (mayReload && happens(0.05)) actions.push(...takes(photo), { do: 'open', at: 'capture' });
    if (happens(0.04)) {
      actions.push({ do: 'chooseWrongFile', why: oneOf(['imageSize', 'imageExtension'] as const) });
    }
    const away = mayReload && happens(0.4) ? 'awayUntilReload' : 'away';
    const network = happens(0.05) ? 'refuses' : happens(0.08) ? away : 'works';
    actions.push(...takes(photo), { do: 'use', photo, after: between(300, 5_000), network });
    if (network === 'awayUntilReload') {
      actions.push(isLast ? reloadAtConfirm() : { do: 'open', at: 'capture' });
    }
    if (network === 'works' && !isLast && happens(0.06)) {
      actions.push({ do: 'lookBack', photo }, { do: 'retake', photo, after: between(500, 4_000) });
      actions.push(...takes(photo), { do: 'use', photo, after: between(300, 5_000), network });
    }
    if (network === 'refuses') {
      actions.push({ do: 'retake', photo, after: between(500, 2_000) }, ...takes(photo));
      actions.push({ do: 'use', photo, after: between(300, 5_000), network: 'works' });
    }
    return actions;
  }

  function journey(photos: readonly PhotoName[]): readonly Action[] {
    const actions: Action[] = [{ do: 'open', at: 'start' }];
    if (happens(0.08)) actions.push({ do: 'open', at: 'start' });
    if (happens(0.1)) return actions;
    actions.push({ do: 'start', after: between(3_000, 40_000) });
    for (const photo of photos) {
      // The customer gives up.
      if (happens(0.03)) return actions;
      actions.push(...photographs(photo, true, photo === photos.at(-1)));
    }
    if (happens(0.05)) actions.push({ do: 'crash' });
    if (happens(0.05)) actions.push({ do: 'missPart' });
    if (happens(0.1)) actions.push({ do: 'open', at: 'confirm' });
    if (happens(0.1)) actions.push({ do: 'replace', photo: oneOf(photos), network: 'works' });
    if (happens(0.1)) {
      actions.push({ do: 'replace', photo: oneOf(photos), network: 'awayUntilReload' }, reloadAtConfirm());
    }
    if (happens(0.05)) return actions;
    actions.push({ do: 'finish', after: between(1_000, 60_000) });
    if (happens(0.1)) actions.push({ do: 'open', at: 'status' });
    if (happens(0.1)) {
      actions.push({ do: 'refuse' }, { do: 'open', at: 'status' }, { do: 'restart' });
      if (happens(0.7)) {
        const again = photos.flatMap((photo) => photographs(photo, false, photo === photos.at(-1)));
        actions.push({ do: 'start', after: 2_000 }, ...again);
        actions.push({ do: 'finish', after: 3_000 });
      }
    }
    return actions;
  }

  return Array.from({ length: count }, (_, index): Visit => {
    const token = `token-${index}`;
    const photos = happens(0.3) ? all : idCard;
    const isIphone = happens(0.4);
    const phone = isIphone
      ? ({ browser: 'safariIos', system: 'ios' } as const)
      : ({ browser: oneOf(['chrome', 'chrome', 'samsung', 'firefox'] as const), system: 'android' } as const);
    const kind = random();
    if (kind < 0.05) {
      const later = happens(0.5) ? [{ do: 'continueOnPhone', status: 'finished' } as const] : [];
      const started = happens(0.7) ? [{ do: 'continueOnPhone', status: 'started' } as const, ...later] : [];
      const actions = [{ do: 'openOnComputer' } as const, ...started];
      return { token, browser: 'firefox', system: 'other', photos, actions };
    }
    if (kind < 0.08) return { token, ...phone, photos, actions: [{ do: 'failToOpen', why: 'refused' }] };
    const away: readonly Action[] = kind < 0.12 ? [{ do: 'failToOpen', why: 'unreachable' }] : [];
    return { token, ...phone, photos, actions: [...away, ...journey(photos)] };
  });
}
