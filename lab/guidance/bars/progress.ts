/** Says how far a measurement is, now and then. */
export function progress(what: string, done: number, count: number): void {
  if (done % 25 === 0 || done === count) console.error(`${what}: ${done} of ${count}`);
}
