import { eventCatalogue, type AppEvent } from '@recto/core';
import { hintNames } from './event-labels.ts';
import { timesOf, type Times } from './statistics.ts';

/** Whether customers did what a hint asks. */
export interface HintFigures {
  readonly label: string;
  /** How often it appeared. */
  readonly shown: number;
  /** The customer did it: it disappeared, all was right, or the photo was taken that it asked for. */
  readonly followed: number;
  /** Another one that can be followed took its place, so something had changed. */
  readonly replaced: number;
  /** The photo was taken while it was shown; not of a hint that asks for the photo. */
  readonly photoTaken: number;
  /** It ended for another reason, such as a viewfinder that was left, or its end is not known: the page was closed. */
  readonly left: number;
  /** `photoTaken` and `left`: it did not help. */
  readonly didNotHelp: number;
  /** How long it was shown. */
  readonly times: Times;
}

/** Those that were shown; those that helped least often first. @param events without those after a restart. */
export function hintFiguresOf(events: readonly AppEvent[]): readonly HintFigures[] {
  return eventCatalogue.guidanceEnded.hint
    .map((hint): HintFigures => {
      const shown = events.filter((event) => event.name === 'guidanceShown' && event.hint === hint).length;
      const ends = events.flatMap((event) =>
        event.name === 'guidanceEnded' && event.hint === hint ? [event] : [],
      );
      const ended = (how: string) => ends.filter(({ end }) => end === how).length;
      const [followed, replaced, photoTaken] = [ended('followed'), ended('replaced'), ended('photoTaken')];
      // A page that is closed reports no end.
      const left = Math.max(ended('left'), shown - followed - replaced - photoTaken);
      return {
        label: hintNames[hint],
        shown,
        followed,
        replaced,
        photoTaken,
        left,
        didNotHelp: photoTaken + left,
        times: timesOf(ends.map(({ durationMs }) => durationMs)),
      };
    })
    .filter(({ shown }) => shown > 0)
    .toSorted((one, other) => other.didNotHelp - one.didNotHelp || other.shown - one.shown);
}
