/**
 * Passes on only fractions that are larger than all before. A second try of an upload begins at zero;
 * the person sees the bar wait, not fall.
 */
export function monotonicProgress(onProgress: ((fraction: number) => void) | undefined) {
  let highest = 0;
  return (fraction: number): void => {
    if (fraction <= highest) return;
    highest = fraction;
    onProgress?.(fraction);
  };
}
