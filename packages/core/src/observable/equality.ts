/**
 * Whether two values show the same. Plain objects and arrays are compared by their parts, in any order of their keys; all
 * else, such as a file, by identity.
 */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other || (Number.isNaN(one) && Number.isNaN(other))) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((each, index) => isEqual(each, other[index]));
  }
  if (!isPlain(one) || !isPlain(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => key in other && isEqual(one[key], other[key]))
  );
}

/**
 * Replaces the parts of a new value that are equal to those of the previous one by these, so that code which compares
 * objects by identity, such as a memoised view, sees what has changed.
 * @returns the previous value itself if all of it is equal.
 */
export function keepEqual<Value>(previous: unknown, next: Value): Value {
  if (isEqual(previous, next)) return previous as Value;
  if (Array.isArray(previous) && Array.isArray(next)) {
    return next.map((each, index) => keepEqual(previous[index], each)) as Value;
  }
  if (!isPlain(previous) || !isPlain(next)) return next;
  const kept = Object.entries(next).map(([key, each]) => [key, keepEqual(previous[key], each)]);
  return Object.fromEntries(kept) as Value;
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
