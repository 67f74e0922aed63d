import { DocumentAnalyser } from '@recto/analysis/documents';
import { rgbaPixels } from '@recto/analysis/pixels';
import { frame } from '../frame.ts';
import { withAlpha } from '../picture/with-alpha.ts';

const warmUpLooks = 12;

/** Processor times of single analyses, in ms. */
export interface LookTimes {
  readonly median: number;
  /** One of twenty takes longer. */
  readonly p95: number;
}

/**
 * The processor time of one analysis on this machine, in Node, which has the engine of Chromium. Scaling the frame down
 * is not part of it: browsers have it done while they copy the picture.
 * @param side of the scaled-down frame, in pixels.
 */
export function lookTimes(side: number, looks: number): LookTimes {
  const analyser = new DocumentAnalyser();
  const pictures = Array.from({ length: 6 }, (_, seed) =>
    rgbaPixels(withAlpha(frame(seed, 'score').pixels), side),
  );
  const look = (index: number) => analyser.analyse(pictures[index % pictures.length]!, null);
  for (let index = 0; index < warmUpLooks; index += 1) look(index);
  const times: number[] = [];
  for (let index = 0; index < looks; index += 1) {
    const before = process.cpuUsage();
    look(index);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(looks - 1, Math.floor(share * looks))]!;
  return { median: at(0.5), p95: at(0.95) };
}
