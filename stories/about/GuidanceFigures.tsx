import { GuidancePair } from './GuidancePair.tsx';

interface Row {
  readonly document: string;
  /** Shares of 20 scored frames. */
  readonly shares: Readonly<Record<string, number>>;
  /** A picture of `stories/images/guidance`; none for some. */
  readonly picture?: string;
}

const rows: Readonly<Record<GuidanceFiguresProps['of'], readonly Row[]>> = {
  found: [
    found('A card of 85.6 × 54 mm (ID-1)', 0.9, 0.05, 0.9, 'kind-id1'),
    found('A card of 105 × 74 mm (ID-2)', 0.85, 0.05, 0.85, 'kind-id2'),
    found('A passport’s page of 125 × 88 mm (ID-3)', 0.95, 0.05, 0.9, 'kind-id3'),
    found('A paper licence, folded', 0.7, 0.15, 0.7, 'kind-paperFolded'),
    found('A paper licence, half open', 0.9, 0, 0.8, 'kind-paperHalf'),
    found('A paper licence, open', 0.85, 0.05, 0.85, 'kind-paperOpen'),
    found('A photocopy of a card', 0.6, 0.15, 0.45, 'kind-id1-copy'),
    found('A laminated card', 0.55, 0.05, 0.7, 'kind-id1-laminated'),
  ],
  noticed: [
    noticed('A card half hidden in a wallet', 0.45, 0, 'kind-id1-slot'),
    noticed('A card with thumbs on its corners', 0.95, 0, 'kind-id1-thumbs'),
    noticed('A card with a hand over its long side', 0.7, 0, 'kind-id1-handLongSide'),
    noticed('A card of 105 × 74 mm half hidden in a wallet', 0.6, 0),
    noticed('A folded licence half hidden in a wallet', 0.2, 0.05),
  ],
};

function found(document: string, share: number, falseHint: number, ready: number, picture: string): Row {
  return { document, shares: { found: share, 'hint false': falseHint, ready }, picture };
}

function noticed(document: string, share: number, ready: number, picture?: string): Row {
  return { document, shares: { noticed: share, 'ready all the same': ready }, ...(picture && { picture }) };
}

export interface GuidanceFiguresProps {
  /** Documents of each kind that are found, or covered ones of which that is noticed. */
  readonly of: 'found' | 'noticed';
}

/** Shares of scored frames, with the first frame of each kind that counts and the first that does not. */
export function GuidanceFigures({ of }: GuidanceFiguresProps) {
  return rows[of].map(({ document, shares, picture }) => (
    <div key={document}>
      <p>
        <strong>{document}:</strong>{' '}
        {Object.entries(shares)
          .map(([name, share]) => `${name} ${share}`)
          .join(', ')}
      </p>
      {picture !== undefined && (
        <GuidancePair name={picture} left={`${document}, ${of}`} right={`not ${of}, or not well`} />
      )}
    </div>
  ));
}
