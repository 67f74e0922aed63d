const variable = 'RECTO_E2E_ORIGINS';

/** Tells the workers, which inherit the environment, where the servers are. */
export function publishOrigins(origins: readonly string[]): void {
  process.env[variable] = origins.join(' ');
}

/** @param parallelIndex which of the workers that run at the same time asks. */
export function originOf(parallelIndex: number): string {
  const origin = process.env[variable]?.split(' ')[parallelIndex];
  if (origin === undefined) throw new Error(`There is no server for worker ${parallelIndex}.`);
  return origin;
}
