import { documentFormats, type DocumentPlace, type Place, type Point, type Quad } from '@recto/core';
import { homography, rectangle } from './homography.ts';

/** How a document lies that is cut out of its photo, in the square that the photo had. */
export interface CutOut {
  readonly box: Place;
  readonly radius: number;
  /** The side of the photo's square, laid out so large that the document's resolution in it is that of the box. */
  readonly sheet: number;
  /** Brings the document of that square into the box. */
  readonly straight: string;
  /** Brings the box back to where the document is in the photo. */
  readonly inPlace: string;
  /** @returns where a place of the photo is now, as far as it is on the document; both in thousandths of the square. */
  readonly placeOf: (place: Place) => Place;
}

/** How wide the document is shown, of the square's side. */
const share = 0.92;

/** How high at most: above and below it is room for a control of 44 px on a phone of 320 px. */
const heightShare = 0.66;

/** The rounded corners of cards (ISO/IEC 7810), in mm. */
const cornerMm = 3.18;

/**
 * @param side that of the square, in px.
 * @returns null if no flat document has such corners.
 */
export function cutOutIn(side: number, { corners, format }: DocumentPlace): CutOut | null {
  const [across, down] = [
    distance(corners[0], corners[1]) + distance(corners[3], corners[2]),
    distance(corners[0], corners[3]) + distance(corners[1], corners[2]),
  ];
  const { width: long, height: short } = documentFormats[format];
  const [width, height] = across >= down ? [long, short] : [short, long];
  const scale = Math.min((share * side) / width, (heightShare * side) / height);
  const box = {
    x: (side - scale * width) / 2,
    y: (side - scale * height) / 2,
    width: scale * width,
    height: scale * height,
  };
  const sheet = (2000 * box.width) / across;
  const onSheet = scaled(corners, sheet / 1000);
  const straight = homography(onSheet, rectangle(0, 0, box.width, box.height));
  const inSquare = scaled(corners, side / 1000).map(({ x, y }) => ({
    x: x - box.x,
    y: y - box.y,
  })) as unknown as Quad;
  const inPlace = homography(rectangle(0, 0, box.width, box.height), inSquare);
  if (straight === null || inPlace === null) return null;
  const placeOf = (place: Place): Place => {
    const points = scaled(rectangle(place.x, place.y, place.width, place.height), sheet / 1000).map(
      straight.at,
    );
    const [left, right] = extent(
      points.map(({ x }) => x),
      box.width,
    );
    const [top, bottom] = extent(
      points.map(({ y }) => y),
      box.height,
    );
    const unit = 1000 / side;
    return {
      x: unit * (box.x + left),
      y: unit * (box.y + top),
      width: unit * (right - left),
      height: unit * (bottom - top),
    };
  };
  return { box, radius: scale * cornerMm, sheet, straight: straight.css, inPlace: inPlace.css, placeOf };
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

function scaled(quad: Quad, factor: number): Quad {
  return quad.map(({ x, y }) => ({ x: factor * x, y: factor * y })) as unknown as Quad;
}

/** From the least to the largest of these, within 0 and `most`. */
function extent(values: readonly number[], most: number): readonly [number, number] {
  const within = (value: number) => Math.min(most, Math.max(0, value));
  return [within(Math.min(...values)), within(Math.max(...values))];
}
