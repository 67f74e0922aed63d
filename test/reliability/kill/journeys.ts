import { randomFrom } from '../random.ts';

/**
 * The journeys of the kill test, as data. Each one is a person who takes photos with the pauses that
 * people take, whose browser ends at some moment, and who opens it again until the procedure is finished.
 */
export interface Journey {
  readonly story: Story;
  readonly network: Network;
  readonly ending: Ending;
  readonly profile: Profile;
  /** How long the person stays on each screen until the browser ends. */
  readonly pauses: Pauses;
  /** The same once it was opened again. */
  readonly pausesAfter: Pauses;
  /** Opens the address where they stood, not the link; a second photo is always looked for at the link. */
  readonly opensAddress: boolean;
  /** The browser ends once more, in the same way, this long after it was opened again; null for never. In ms. */
  readonly endsAgainAfterMs: number | null;
  /** How long the network stays as it was once the browser was opened again for good; null for not at all. In ms. */
  readonly stillBadMs: number | null;
}

/** What the person does until the browser ends. */
type Story =
  /** Takes what is asked for; the browser ends at this step, the first or second time that it comes. */
  | { readonly kind: 'first photos'; readonly endsAt: Step; readonly time: 1 | 2 }
  /**
   * Takes a photo, which arrives, and the same one again: with `viewStep`, or after having deleted the first
   * on the confirm screen. The browser ends when the second one was put away.
   */
  | { readonly kind: 'second photo'; readonly again: 'viewStep' | 'deleted' }
  /**
   * Opens one link and takes a photo, then another link and takes a photo. The browser ends when this one
   * was put away. The second link is opened again first.
   */
  | { readonly kind: 'two links'; readonly opens: 'in the same tab' | 'in a new tab' };

/** Where a person pauses, or a browser can end. */
export type Step =
  | 'start'
  | 'viewfinder'
  | 'preview'
  /** "Use" was tapped a moment ago, perhaps less than what putting away may take. */
  | 'used'
  /** From here on the photo must not be lost; the screen may show anything meanwhile. */
  | 'put away'
  | 'confirm'
  /** Confirm was tapped. */
  | 'confirming'
  | 'finished';

/** In ms. */
export type Pauses = Readonly<Record<Step, number>>;

/** What is between the phone and the provider from the photo in question on, until the browser has ended. */
export type Network =
  'good' | 'slow provider' | 'answers are lost' | 'provider hangs' | 'provider is away' | 'phone offline';

/** How the browser ends. A closed tab leaves its process, which knows what it had not written yet. */
export type Ending = 'SIGKILL' | 'SIGTERM' | 'closed tab';

/** What the local storage says when the browser is opened again. IndexedDB is always as it was left. */
type Profile =
  /** What the browser had written when it ended. */
  | { readonly kind: 'as left' }
  | { readonly kind: 'missing' }
  /** What it said when this link was opened before, up to that screen, and the browser was closed. */
  | { readonly kind: 'stale'; readonly since: EarlierScreen }
  /** The same of another link: in "two links" the one that was opened first. */
  | { readonly kind: 'foreign'; readonly since: EarlierScreen };

/** On `start` the procedure is stored as active; in the viewfinder as started, with no photo. */
type EarlierScreen = 'start' | 'viewfinder';

const asLeft: Profile = { kind: 'as left' };
const firstPhoto = { kind: 'first photos', endsAt: 'put away', time: 1 } as const satisfies Story;

/** @returns a title, by which `--grep` finds each kind. */
export function titleOf({ story, network, ending, profile, endsAgainAfterMs, stillBadMs }: Journey): string {
  return [
    storyWords(story),
    network,
    endsAgainAfterMs === null ? ending : `${ending} twice`,
    `local storage ${profileWords(profile)}`,
    ...(stillBadMs === null ? [] : ['and the network stays so']),
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
 * The long form: each network with each way of ending and each profile, four times (two of them with the
 * first photos), and the steps around them.
 */
export function longJourneys(seed: number): readonly Journey[] {
  const draw = new Draw(seed);
  const cells = (
    ['good', 'slow provider', 'answers are lost', 'no answer', 'phone offline'] as const
  ).flatMap((network) => [
    { network, ending: 'closed tab' as const, profile: 'as left' as const },
    ...(['SIGKILL', 'SIGTERM'] as const).flatMap((ending) =>
      (['as left', 'stale', 'missing', 'foreign'] as const).map((profile) => ({ network, ending, profile })),
    ),
  ]);
  const crossed = cells.flatMap((cell) =>
    ([1, 2, 'second photo', 'two links'] as const).map((what) => ({
      story: draw.story(what),
      network: cell.network === 'no answer' ? draw.noAnswer() : cell.network,
      ending: cell.ending,
      profile: draw.profile(cell.profile),
    })),
  );
  const otherSteps = (['as left', 'stale', 'missing', 'foreign'] as const).flatMap((profile) =>
    (['start', 'viewfinder', 'preview', 'used', 'used', 'confirm', 'confirming', 'finished'] as const).map(
      (endsAt) => ({
        story: { ...firstPhoto, endsAt },
        // Only then the procedure can be confirmed.
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

/** The short form: each story, network, way of ending and profile, with pauses from the lower part. */
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
    [first(2), 'answers are lost', 'SIGTERM', stale('start')],
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
      'put away': draw.ms(1_000, 6_000),
    },
    pausesAfter: draw.pauses(1_000),
    opensAddress: false,
    endsAgainAfterMs: twice === undefined ? null : draw.ms(100, 3_000),
    stillBadMs: null,
  }));
}

/** Draws what people and networks do; the same seed gives the same again. */
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
      'put away': pause(),
      confirm: pause(),
      confirming: this.ms(1, 2_000),
      finished: this.ms(1, 2_000),
    };
  }

  /** How long all lasts. Half of the people read the start screen. @param withMinutes one screen is left for minutes. */
  howLong(network: Network, withMinutes: boolean): Omit<Journey, 'story' | 'network' | 'ending' | 'profile'> {
    const drawn = {
      ...this.pauses(30_000),
      start: this.#often(0.5) ? this.ms(8_000, 30_000) : this.ms(300, 8_000),
    };
    const long = this.#one(['start', 'viewfinder', 'preview', 'put away'] as const);
    return {
      pauses: withMinutes ? { ...drawn, [long]: this.ms(60_000, 150_000) } : drawn,
      pausesAfter: this.pauses(5_000),
      opensAddress: this.#often(0.5),
      endsAgainAfterMs: this.#often(0.2) ? this.ms(50, 6_000) : null,
      stillBadMs: network !== 'good' && this.#often(0.25) ? this.ms(2_000, 20_000) : null,
    };
  }

  /** @param what the photo at which "first photos" end, or another story. */
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
    return this.#one(['good', 'slow provider', 'answers are lost', this.noAnswer(), 'phone offline']);
  }

  goodOrSlow(): Network {
    return this.#one(['good', 'slow provider']);
  }

  noAnswer(): Network {
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
