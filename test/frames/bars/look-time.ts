import { DocumentAnalyser } from '@recto/analysis/documents';
import { rgbaPixels } from '@recto/analysis/pixels';
import { frame } from '../frame.ts';
import { withAlpha } from '../picture/with-alpha.ts';

const warmUpLooks = 12;

/**
 * The processor time of one analysis on this machine, in Node, which has the engine of Chromium. Scaling the frame down
 * is not part of it: browsers have it done while they copy the picture.
 * @param side of the scaled-down frame, in pixels. @returns the mean, in ms.
 */
export function lookTime(side: number, looks: number): number {
  const analyser = new DocumentAnalyser();
  const pictures = Array.from({ length: 6 }, (_, seed) =>
    rgbaPixels(withAlpha(frame(seed, 'score').pixels), side),
  );
  const look = (index: number) => analyser.analyse(pictures[index % pictures.length]!, null);
  for (let index = 0; index < warmUpLooks; index += 1) look(index);
  const before = process.cpuUsage();
  for (let index = 0; index < looks; index += 1) look(index);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / looks;
}
