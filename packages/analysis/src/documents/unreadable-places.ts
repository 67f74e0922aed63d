import {
  clearFrom,
  mostUnreadableParts,
  readableShareOfRow,
  unreadableBelow,
  unreadableBelowShare,
  unreadableFrom,
  type Place,
} from '@recto/core';
import type { TextRow } from './text-rows.ts';

/** The parts of machine-readable rows that can't be read, the longest first (decision 4.17). */
export function unreadablePlaces(rows: readonly TextRow[]): readonly Place[] {
  const places: { readonly length: number; readonly place: Place }[] = [];
  for (const { contrasts, place } of rows) {
    const count = contrasts.length;
    const usual = [...contrasts].sort((a, b) => b - a)[count >> 2]!;
    const limit = Math.max(unreadableBelow, unreadableBelowShare * usual);
    const parts: { readonly first: number; readonly length: number }[] = [];
    for (let first = 0, at = 0; at <= count; at++) {
      if (at < count && contrasts[at]! < limit) continue;
      if (at > first) parts.push({ first, length: at - first });
      first = at + 1;
    }
    const isReadable = (contrast: number) => contrast >= unreadableBelow;
    const readable = contrasts.filter(isReadable).length;
    // A long number has the same rhythm. Alone, only what reaches from one end of the zone to the other is a row.
    const isRow = rows.length > 1 || [contrasts[0]!, contrasts[count - 1]!].every(isReadable);
    if (
      !isRow ||
      readable < readableShareOfRow * count ||
      usual < clearFrom ||
      parts.length > mostUnreadableParts
    )
      continue;
    for (const { first, length } of parts)
      if (length >= unreadableFrom) places.push({ length, place: place(first, first + length - 1) });
  }
  return places.sort((a, b) => b.length - a.length).map(({ place }) => place);
}
