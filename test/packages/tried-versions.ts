/** The bundlers that this repository does not use itself; `docs/packages.md` names these versions. */
export const next = 'next@16.4.6';
export const esbuild = 'esbuild@0.28.2';
