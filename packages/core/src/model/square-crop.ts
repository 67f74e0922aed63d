/** A size in pixels. */
export interface FrameSize {
  readonly width: number;
  readonly height: number;
}

/** A square inside a frame, in the frame's pixels. */
export interface SquareCrop {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/**
 * The centred square of a frame: what the viewfinder shows and what is saved (§9). In whole pixels; an odd
 * pixel is left out on the right or at the bottom.
 */
export function centredSquare({ width, height }: FrameSize): SquareCrop {
  const side = Math.min(width, height);
  return { x: Math.floor((width - side) / 2), y: Math.floor((height - side) / 2), side };
}
