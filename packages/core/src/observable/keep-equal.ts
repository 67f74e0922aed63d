/**
 * Replaces the parts of a new value that are equal to those of the previous one by these, so that code which compares
 * objects by identity, such as a memoised view, sees what has changed. Plain objects and arrays are compared by their
 * parts, all else, such as a file, by identity.
 * @returns the previous value itself if all of it is equal.
 */
export function keepEqual<Value>(previous: unknown, next: Value): Value {
  if (Object.is(previous, next)) return next;
  if (Array.isArray(previous) && Array.isArray(next)) {
    const kept = next.map((each, index) => keepEqual(previous[index], each));
    const isSame =
      kept.length === previous.length && kept.every((each, index) => Object.is(each, previous[index]));
    return (isSame ? previous : kept) as Value;
  }
  if (!isPlain(previous) || !isPlain(next)) return next;
  const kept = Object.fromEntries(
    Object.entries(next).map(([key, each]) => [key, keepEqual(previous[key], each)]),
  );
  const keys = Object.keys(kept);
  const isSame =
    keys.length === Object.keys(previous).length &&
    keys.every((key) => key in previous && Object.is(kept[key], previous[key]));
  return (isSame ? previous : kept) as Value;
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
