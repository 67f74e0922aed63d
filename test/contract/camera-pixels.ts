/** Makes the pictures of a camera test comparable: squares of the same small size. */

const side = 108;

export type Pixels = Uint8ClampedArray;

/** The centred square of a picture, scaled down until noise and JPEG artefacts are negligible. */
export function pixelsOf(picture: HTMLImageElement | HTMLCanvasElement): Pixels {
  const { width, height } = picture;
  const square = Math.min(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, (width - square) / 2, (height - square) / 2, square, square, 0, 0, side, side);
  return context.getImageData(0, 0, side, side).data;
}

/** Loads an encoded picture. */
export async function loadPicture(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

/** The picture, mirrored. */
export function mirrored(pixels: Pixels): Pixels {
  const result = new Uint8ClampedArray(pixels.length);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const from = (y * side + x) * 4;
      result.set(pixels.subarray(from, from + 4), (y * side + (side - 1 - x)) * 4);
    }
  }
  return result;
}

/** Mean difference of two pictures, 0 to 255 a channel. */
export function difference(one: Pixels, other: Pixels): number {
  let sum = 0;
  for (let index = 0; index < one.length; index += 1) sum += Math.abs(one[index]! - other[index]!);
  return sum / one.length;
}
