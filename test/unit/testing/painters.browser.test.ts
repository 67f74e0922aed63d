import { sceneSvg, scenes } from '@recto/adapters/fake';
import { scenePainter } from '@recto/testing/camera';
import { expect, test } from 'vitest';

/** Of a sample of the pixels, how far they are from each other in the mean; 0 to 255. */
function difference(one: HTMLCanvasElement, other: HTMLCanvasElement): number {
  const [first, second] = [one, other].map(
    (canvas) => canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height).data,
  );
  let sum = 0;
  for (const [index, value] of first!.entries()) sum += Math.abs(value - second![index]!);
  return sum / first!.length;
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width, height });
}

const shapes = [
  { width: 270, height: 480 },
  { width: 480, height: 270 },
  { width: 320, height: 320 },
];

test.each(scenes)('a frame of any shape shows %s as the fake camera does', async (scene) => {
  const paint = await scenePainter(scene);
  for (const frame of shapes) {
    const painted = canvasOf(frame.width, frame.height);
    paint(painted.getContext('2d')!, frame);
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(sceneSvg(scene, frame))}`;
    await image.decode();
    const drawn = canvasOf(frame.width, frame.height);
    drawn.getContext('2d')!.drawImage(image, 0, 0);
    expect(difference(painted, drawn)).toBeLessThan(4);
  }
});
