const variable = 'RECTO_E2E_ORIGINS';

/** Passes the addresses of the servers to the workers, in the environment. */
export function publishOrigins(origins: readonly string[]): void {
  process.env[variable] = origins.join(' ');
}

/** @param parallelIndex the index of the calling worker. */
export function originOf(parallelIndex: number): string {
  const origin = process.env[variable]?.split(' ')[parallelIndex];
  if (origin === undefined) throw new Error(`There is no server for worker ${parallelIndex}.`);
  return origin;
}
