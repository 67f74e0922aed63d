/** Width and height of a backdrop in pixels. */
const size = { width: 18, height: 36 } as const;

/** Side of the square into which the picture is drawn once, for its repetitions. */
const sampleSide = 16;

/** Which reflections of the picture are drawn, in each direction: a portrait frame on a screen in landscape needs two. */
const repetitions = [-2, -1, 0, 1, 2] as const;

const samples = new WeakMap<HTMLCanvasElement, HTMLCanvasElement>();

/**
 * Draws the picture in a surface into a canvas that lies behind it: in its place, and around it reflected at its edges, so
 * that the colours go on beyond them. Shows the canvas.
 * @param isMirrored whether the picture is shown as in a mirror.
 * @returns false if there is no picture yet; the canvas is left as it was.
 */
export function drawBackdrop(canvas: HTMLCanvasElement, surface: HTMLElement, isMirrored: boolean): boolean {
  const picture = surface.querySelector<HTMLVideoElement | HTMLCanvasElement>('video, canvas');
  const isReady = picture !== null && ('videoWidth' in picture ? picture.readyState >= 2 : picture.width > 0);
  const place = picture?.getBoundingClientRect();
  const ground = canvas.getBoundingClientRect();
  if (!isReady || !place || place.width === 0 || ground.width === 0) return false;
  const sample = samples.get(canvas) ?? canvas.ownerDocument.createElement('canvas');
  samples.set(canvas, sample);
  Object.assign(sample, { width: sampleSide, height: sampleSide });
  if (canvas.width !== size.width) Object.assign(canvas, size);
  const small = sample.getContext('2d');
  const context = canvas.getContext('2d');
  if (small === null || context === null) return false;
  small.imageSmoothingQuality = 'medium';
  small.drawImage(picture, 0, 0, sampleSide, sampleSide);
  const scale = { x: size.width / ground.width, y: size.height / ground.height };
  const width = place.width * scale.x;
  const height = place.height * scale.y;
  for (const column of repetitions) {
    for (const row of repetitions) {
      const isFlipped = (column % 2 !== 0) !== isMirrored;
      const isUpsideDown = row % 2 !== 0;
      const x = (place.left - ground.left) * scale.x + column * width;
      const y = (place.top - ground.top) * scale.y + row * height;
      // On a phone, most are beyond the edges.
      if (x >= size.width || x + width <= 0 || y >= size.height || y + height <= 0) continue;
      context.setTransform(isFlipped ? -1 : 1, 0, 0, isUpsideDown ? -1 : 1, 0, 0);
      context.drawImage(sample, isFlipped ? -x - width : x, isUpsideDown ? -y - height : y, width, height);
    }
  }
  canvas.style.opacity = '1';
  return true;
}

/**
 * Draws the picture in a surface into the canvas that lies behind it, sharp and in its place, over the backdrop.
 * @returns false if there is no picture; the canvas is left as it was.
 */
export function drawSharp(canvas: HTMLCanvasElement, surface: HTMLElement, isMirrored: boolean): boolean {
  const backdrop = Object.assign(canvas.ownerDocument.createElement('canvas'), size);
  backdrop.getContext('2d')?.drawImage(canvas, 0, 0);
  const picture = surface.querySelector<HTMLVideoElement | HTMLCanvasElement>('video, canvas');
  const place = picture?.getBoundingClientRect();
  const ground = canvas.getBoundingClientRect();
  if (picture === null || !place || canvas.width !== size.width) return false;
  Object.assign(canvas, { width: Math.round(ground.width), height: Math.round(ground.height) });
  const context = canvas.getContext('2d')!;
  context.drawImage(backdrop, 0, 0, canvas.width, canvas.height);
  const x = place.left - ground.left;
  context.setTransform(isMirrored ? -1 : 1, 0, 0, 1, 0, 0);
  context.drawImage(
    picture,
    isMirrored ? -x - place.width : x,
    place.top - ground.top,
    place.width,
    place.height,
  );
  return true;
}
