const images = import.meta.glob<string>('../images/guidance/*.webp', { eager: true, import: 'default' });

export interface GuidancePairProps {
  /** A picture of `stories/images/guidance`, without its extension. */
  readonly name: string;
  /** What is in its left half. */
  readonly left: string;
  /** What is in its right half. */
  readonly right: string;
}

/** Two frames of the page about guidance, side by side. */
export function GuidancePair({ name, left, right }: GuidancePairProps) {
  const image = images[`../images/guidance/${name}.webp`];
  if (image === undefined) throw new Error(`There is no picture ${name}.`);
  return <img src={image} width="532" height="260" alt={`Left: ${left}. Right: ${right}.`} />;
}
