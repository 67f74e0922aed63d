/** How many stories of a page start at the same time: each one loads the whole preview. */
const limit = 4;

let taken = 0;
const waiting = new Set<() => void>();

/**
 * Waits for a turn to start a story.
 * @param start is called when it is this story's turn; it calls `done` once it has started.
 * @returns a function that gives the turn back, or stops waiting.
 */
export function takeTurn(start: (done: () => void) => void): () => void {
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    if (!waiting.delete(begin)) {
      taken -= 1;
      const [next] = waiting;
      next?.();
    }
  };
  const begin = () => {
    waiting.delete(begin);
    taken += 1;
    start(end);
  };
  if (taken < limit) begin();
  else waiting.add(begin);
  return end;
}
