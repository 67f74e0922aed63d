/** Options of each build: without them, on a slow computer, Rolldown warns of how long Vite's plugins took. */
export const noTimings = { checks: { bundlerTimings: false } } as const;
