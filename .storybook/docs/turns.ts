/** What is drawn first: what can be seen, and of that what is quick. */
export const turnRanks = ['seen', 'seenSlow', 'near', 'nearSlow'] as const;

export type TurnRank = (typeof turnRanks)[number];

/** How many pictures of a rank begin at the same time: a slow one loads a preview of its own. */
const limits: Readonly<Record<TurnRank, number>> = {
  seen: Infinity,
  seenSlow: 4,
  near: Infinity,
  nearSlow: 4,
};

interface Turn {
  readonly rank: TurnRank;
  readonly start: () => void;
  hasBegun: boolean;
}

/** The turns that are not over, in the order in which they were taken. */
const turns = new Set<Turn>();

/**
 * Waits for the turn to draw a picture: until those of earlier ranks are there.
 * @param start is called when it is this picture's turn.
 * @returns ends the turn, or stops waiting. Call it when the picture is there, or no longer wanted.
 */
export function takeTurn(rank: TurnRank, start: () => void): () => void {
  const turn: Turn = { rank, start, hasBegun: false };
  turns.add(turn);
  // The others of the page are known by then.
  queueMicrotask(beginNext);
  return () => {
    if (turns.delete(turn)) queueMicrotask(beginNext);
  };
}

function beginNext(): void {
  const first = turnRanks.find((rank) => [...turns].some((turn) => turn.rank === rank));
  if (first === undefined) return;
  const ofRank = [...turns].filter(({ rank }) => rank === first);
  const waiting = ofRank.filter(({ hasBegun }) => !hasBegun);
  const free = limits[first] - (ofRank.length - waiting.length);
  for (const turn of waiting.slice(0, free)) {
    turn.hasBegun = true;
    turn.start();
  }
}
