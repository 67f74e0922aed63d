import { eventCatalogue, photoNames, type AppEvent, type FactsOf, type PhotoName } from '@recto/core';
import { photoLabel } from '../document-labels.ts';
import { warningNames } from './event-labels.ts';
import type { Share } from './statistics.ts';

type Taken = FactsOf<'photoTaken'>;
type Why = FactsOf<'photoRetaken'>['why'];

/** How photos of one name were accepted by the customers who took them. */
export interface PhotoFigures {
  readonly label: string;
  /** Of the photos that were used for the first time, those for which only one was taken. */
  readonly firstTime: Share;
  /** Those of them without a warning. */
  readonly withoutWarning: number;
  /** Those of them in spite of a warning. */
  readonly inSpiteOfWarning: number;
  /** How many were taken or picked, also those that were not used. */
  readonly taken: number;
  readonly bySource: Readonly<Record<Taken['source'], number>>;
  readonly bySize: Readonly<Record<Taken['megapixels'], number>>;
  /** Of those taken, how many were warned about. */
  readonly warned: number;
  /** How often another one was taken, and why. */
  readonly retaken: Readonly<Record<Why, number>>;
  /** How many took the place of one that was used before. */
  readonly replaced: number;
  /** How many the provider refused. */
  readonly refused: number;
}

/** How often the preview warned of this. */
export interface WarningFigures {
  readonly label: string;
  readonly times: number;
}

/** For all photos together, then for each photo. @param events without those after a restart. */
export function photoFiguresOf(events: readonly AppEvent[]): readonly PhotoFigures[] {
  return [
    figuresOf('All photos', events),
    ...photoNames.map((photo) => figuresOf(photoLabel(photo), events.filter(isAbout(photo)))),
  ];
}

function isAbout(photo: PhotoName): (event: AppEvent) => boolean {
  return (event) => 'photo' in event && event.photo === photo;
}

function figuresOf(label: string, events: readonly AppEvent[]): PhotoFigures {
  const used = named(events, 'photoUsed');
  const taken = named(events, 'photoTaken');
  const retaken = named(events, 'photoRetaken');
  const firstUses = used.filter(({ attempt }) => attempt !== 'replacement');
  const first = firstUses.filter(({ attempt }) => attempt === 'first');
  const warned = first.filter(({ verdict }) => verdict === 'doubtful' || verdict === 'likelyRefused');
  const { photoTaken, photoRetaken } = eventCatalogue;
  return {
    label,
    firstTime: { part: first.length, of: firstUses.length },
    withoutWarning: first.length - warned.length,
    inSpiteOfWarning: warned.length,
    taken: taken.length,
    bySource: countEach(
      photoTaken.source,
      taken.map(({ source }) => source),
    ),
    bySize: countEach(
      photoTaken.megapixels,
      taken.map(({ megapixels }) => megapixels),
    ),
    warned: named(events, 'photoWarned').length,
    retaken: countEach(
      photoRetaken.why,
      retaken.map(({ why }) => why),
    ),
    replaced: used.length - firstUses.length,
    refused: named(events, 'photoRefused').length,
  };
}

/** The most frequent first. @param events without those after a restart. */
export function warningFiguresOf(events: readonly AppEvent[]): readonly WarningFigures[] {
  const warned = named(events, 'photoWarned').map(({ warning }) => warning);
  const counts = Object.entries(countEach(eventCatalogue.photoWarned.warning, warned));
  return counts
    .filter(([, times]) => times > 0)
    .map(([code, times]) => ({ label: warningNames[code as keyof typeof warningNames], times }))
    .toSorted((one, other) => other.times - one.times);
}

function countEach<Value extends string>(
  values: readonly Value[],
  found: readonly Value[],
): Readonly<Record<Value, number>> {
  const counts = values.map((value) => [value, found.filter((one) => one === value).length]);
  return Object.fromEntries(counts) as Record<Value, number>;
}

function named<Name extends AppEvent['name']>(
  events: readonly AppEvent[],
  name: Name,
): readonly Extract<AppEvent, { readonly name: Name }>[] {
  return events.filter((event): event is Extract<AppEvent, { readonly name: Name }> => event.name === name);
}
