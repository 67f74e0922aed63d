import { randomFrom } from '../random.ts';

/**
 * The journeys of the kill test, as data. Each one is a customer who takes photos with the pauses that
 * real customers make, whose browser ends at some moment, and who opens it again until the procedure is finished.
 */
export interface Journey {
  readonly story: Story;
  readonly network: Network;
  readonly ending: Ending;
  readonly profile: Profile;
  /** How long the customer stays on each screen until the browser ends. */
  readonly pauses: Pauses;
  /** The same after it was opened again. */
  readonly pausesAfter: Pauses;
  /** Opens the last address, not the link; "second photo" always opens the link. */
  readonly opensAddress: boolean;
  /** The browser ends a second time, in the same way, this long after it was opened again; null for never. In ms. */
  readonly endsAgainAfterMs: number | null;
  /** How long the network stays bad after the browser was opened for the last time; null for not at all. In ms. */
  readonly stillBadMs: number | null;
}

/** What the customer does until the browser ends. */
type Story =
  /** Takes the requested photos; the browser ends at this step, the first or second time. */
  | { readonly kind: 'first photos'; readonly endsAt: Step; readonly time: 1 | 2 }
  /**
   * Takes a photo, which arrives, and then the same one again: with `viewStep`, or after deleting the first
   * on the confirm screen. The browser ends when the second one was stored.
   */
  | { readonly kind: 'second photo'; readonly again: 'viewStep' | 'deleted' }
  /**
   * Opens one link and takes a photo, then another link and takes a photo. The browser ends when this one
   * was stored. The second link is opened again first.
   */
  | { readonly kind: 'two links'; readonly opens: 'in the same tab' | 'in a new tab' };

/** Where a customer pauses, or a browser can end. */
export type Step =
  | 'start'
  | 'viewfinder'
  | 'preview'
  /** "Use" was just tapped, perhaps so recently that the photo is not stored yet. */
  | 'used'
  /** From here on the photo must not be lost; any screen may be shown. */
  | 'stored'
  | 'confirm'
  /** Confirm was tapped. */
  | 'confirming'
  | 'finished';

/** In ms. */
export type Pauses = Readonly<Record<Step, number>>;

/** The network from the photo under test on, until the browser has ended. */
export type Network =
  | 'good'
  | 'slow provider'
  | 'responses are lost'
  | 'provider hangs'
  | 'provider is away'
  | 'phone offline';

/** How the browser ends. When a tab is closed, the process stays, with the data that it has not written yet. */
export type Ending = 'SIGKILL' | 'SIGTERM' | 'closed tab';

/** The local storage when the browser is opened again. IndexedDB is always unchanged. */
type Profile =
  /** What the browser had written when it ended. */
  | { readonly kind: 'as left' }
  | { readonly kind: 'missing' }
  /** Its content when this link was opened before, up to that screen, and the browser was closed. */
  | { readonly kind: 'stale'; readonly since: EarlierScreen }
  /** The same for another link: in "two links" the one that was opened first. */
  | { readonly kind: 'foreign'; readonly since: EarlierScreen };

/** On `start` the procedure is stored as active; in the viewfinder as started, with no photo. */
type EarlierScreen = 'start' | 'viewfinder';

const asLeft: Profile = { kind: 'as left' };
const firstPhoto = { kind: 'first photos', endsAt: 'stored', time: 1 } as const satisfies Story;

/** @returns a title, by which `--grep` finds each kind. */
export function titleOf({ story, network, ending, profile, endsAgainAfterMs, stillBadMs }: Journey): string {
  return [
    storyWords(story),
    network,
    endsAgainAfterMs === null ? ending : `${ending} twice`,
    `local storage ${profileWords(profile)}`,
    ...(stillBadMs === null ? [] : ['and the network stays bad']),
  ].join(', ');
}

function storyWords(story: Story): string {
  switch (story.kind) {
    case 'first photos':
      return `first photos until ${story.endsAt}${story.time === 2 ? ' of the second' : ''}`;
    case 'second photo':
      return `second photo, first ${story.again === 'deleted' ? 'deleted' : 'replaced'}`;
    case 'two links':
      return `two links ${story.opens}`;
  }
}

function profileWords(profile: Profile): string {
  return 'since' in profile ? `${profile.kind} since ${profile.since}` : profile.kind;
}

/**
 * The long form: each network with each kind of end and each profile, four times (two of them with the
 * first photos), and the steps around them.
 */
export function longJourneys(seed: number): readonly Journey[] {
  const draw = new Draw(seed);
  const cells = (
    ['good', 'slow provider', 'responses are lost', 'no response', 'phone offline'] as const
  ).flatMap((network) => [
    { network, ending: 'closed tab' as const, profile: 'as left' as const },
    ...(['SIGKILL', 'SIGTERM'] as const).flatMap((ending) =>
      (['as left', 'stale', 'missing', 'foreign'] as const).map((profile) => ({ network, ending, profile })),
    ),
  ]);
  const crossed = cells.flatMap((cell) =>
    ([1, 2, 'second photo', 'two links'] as const).map((what) => ({
      story: draw.story(what),
      network: cell.network === 'no response' ? draw.noResponse() : cell.network,
      ending: cell.ending,
      profile: draw.profile(cell.profile),
    })),
  );
  const otherSteps = (['as left', 'stale', 'missing', 'foreign'] as const).flatMap((profile) =>
    (['start', 'viewfinder', 'preview', 'used', 'used', 'confirm', 'confirming', 'finished'] as const).map(
      (endsAt) => ({
        story: { ...firstPhoto, endsAt },
        // The procedure can only be confirmed then.
        network: endsAt === 'confirming' || endsAt === 'finished' ? draw.goodOrSlow() : draw.network(),
        ending: draw.kill(),
        profile: draw.profile(profile),
      }),
    ),
  );
  return [...crossed, ...otherSteps].map((journey, index) => ({
    ...journey,
    ...draw.howLong(journey.network, index % 25 === 24),
  }));
}

/** The short form: each story, network, kind of end and profile, with short pauses. */
export function shortJourneys(seed: number): readonly Journey[] {
  const draw = new Draw(seed);
  const first = (time: 1 | 2 = 1): Story => ({ ...firstPhoto, time });
  const second = (again: 'viewStep' | 'deleted'): Story => ({ kind: 'second photo', again });
  const two = (opens: 'in the same tab' | 'in a new tab'): Story => ({ kind: 'two links', opens });
  const stale = (since: EarlierScreen): Profile => ({ kind: 'stale', since });
  const foreign: Profile = { kind: 'foreign', since: 'viewfinder' };
  const chosen: readonly (readonly [Story, Network, Ending, Profile, 'twice'?])[] = [
    [first(), 'provider hangs', 'SIGKILL', asLeft],
    [first(2), 'phone offline', 'SIGKILL', asLeft],
    [first(), 'provider is away', 'SIGTERM', asLeft],
    [first(2), 'responses are lost', 'SIGTERM', stale('start')],
    [first(), 'provider hangs', 'SIGKILL', { kind: 'missing' }],
    [first(), 'phone offline', 'SIGTERM', foreign],
    [first(), 'provider is away', 'SIGKILL', stale('start'), 'twice'],
    [first(), 'slow provider', 'closed tab', asLeft],
    [second('viewStep'), 'provider hangs', 'SIGKILL', stale('viewfinder')],
    [second('viewStep'), 'phone offline', 'SIGKILL', asLeft],
    [second('deleted'), 'provider is away', 'SIGTERM', stale('start')],
    [two('in the same tab'), 'provider hangs', 'SIGKILL', asLeft],
    [two('in a new tab'), 'phone offline', 'SIGKILL', foreign],
    [{ ...firstPhoto, endsAt: 'confirming' }, 'good', 'SIGKILL', asLeft],
  ];
  return chosen.map(([story, network, ending, profile, twice]) => ({
    story,
    network,
    ending,
    profile,
    pauses: {
      ...draw.pauses(3_000),
      start: profile.kind === 'as left' ? draw.ms(8_000, 12_000) : draw.ms(300, 2_000),
      stored: draw.ms(1_000, 6_000),
    },
    pausesAfter: draw.pauses(1_000),
    opensAddress: false,
    endsAgainAfterMs: twice === undefined ? null : draw.ms(100, 3_000),
    stillBadMs: null,
  }));
}

/** Draws what customers and networks do; the same seed gives the same journeys. */
class Draw {
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = randomFrom(seed);
  }

  /** A time between these two, in ms. Short ones are as likely as long ones: 1 to 2 s as 10 to 20 s. */
  ms(least: number, most: number): number {
    return Math.round(least * (most / least) ** this.#random());
  }

  /** A pause on each screen, 0.3 s to this, in ms. */
  pauses(most: number): Pauses {
    const pause = () => this.ms(300, most);
    return {
      start: pause(),
      viewfinder: pause(),
      preview: pause(),
      used: this.ms(1, 500),
      stored: pause(),
      confirm: pause(),
      confirming: this.ms(1, 2_000),
      finished: this.ms(1, 2_000),
    };
  }

  /** The duration of each pause. Half of the customers read the start screen. @param withMinutes one pause lasts minutes. */
  howLong(network: Network, withMinutes: boolean): Omit<Journey, 'story' | 'network' | 'ending' | 'profile'> {
    const drawn = {
      ...this.pauses(30_000),
      start: this.#often(0.5) ? this.ms(8_000, 30_000) : this.ms(300, 8_000),
    };
    const long = this.#one(['start', 'viewfinder', 'preview', 'stored'] as const);
    return {
      pauses: withMinutes ? { ...drawn, [long]: this.ms(60_000, 150_000) } : drawn,
      pausesAfter: this.pauses(5_000),
      opensAddress: this.#often(0.5),
      endsAgainAfterMs: this.#often(0.2) ? this.ms(50, 6_000) : null,
      stillBadMs: network !== 'good' && this.#often(0.25) ? this.ms(2_000, 20_000) : null,
    };
  }

  /** @param what the photo at which "first photos" ends, or another story. */
  story(what: 1 | 2 | 'second photo' | 'two links'): Story {
    switch (what) {
      case 'second photo':
        return { kind: what, again: this.#often(0.7) ? 'viewStep' : 'deleted' };
      case 'two links':
        return { kind: what, opens: this.#often(0.6) ? 'in the same tab' : 'in a new tab' };
      default:
        return { ...firstPhoto, time: what };
    }
  }

  profile(kind: Profile['kind']): Profile {
    const since = this.#one(['start', 'viewfinder'] as const);
    return kind === 'stale' || kind === 'foreign' ? { kind, since } : { kind };
  }

  network(): Network {
    return this.#one(['good', 'slow provider', 'responses are lost', this.noResponse(), 'phone offline']);
  }

  goodOrSlow(): Network {
    return this.#one(['good', 'slow provider']);
  }

  noResponse(): Network {
    return this.#one(['provider hangs', 'provider is away']);
  }

  kill(): Ending {
    return this.#one(['SIGKILL', 'SIGTERM']);
  }

  #often(share: number): boolean {
    return this.#random() < share;
  }

  #one<Value>(values: readonly Value[]): Value {
    return values[Math.floor(this.#random() * values.length)]!;
  }
}
