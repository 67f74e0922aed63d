import { sceneSvg, type Scene } from '@recto/adapters/fake';
import type { CapturedImage, DocumentPlace, Point, Quad } from '@recto/core';

/** A photo of a document that lies askew before a phone that is tilted. */
export interface TiltedPhoto {
  readonly image: CapturedImage;
  /** Where its document is. */
  readonly document: DocumentPlace;
}

/** The side of the photo, in px. */
const side = 1000;

/** How much of the scene is drawn, of what the fake camera shows: the tilted photo needs more of the table. */
const zoom = 0.55;

/** By how much the document is turned on the table. */
const turn = (6 * Math.PI) / 180;

/** How much smaller the upper edge of the photo is than the lower one. */
const tilt = 0.24;

/** How large the document is in it, of the size in a photo from above. */
const size = 0.84;

/** A folded licence of paper, which lies over the card of the scene; in its units (0 to 1080). */
const paper = { x: 65, y: 205, width: 950, height: 670 };
const paperLicence =
  `<rect x="${paper.x}" y="${paper.y}" width="${paper.width}" height="${paper.height}" fill="#f0c9cf"/>` +
  '<g fill="none" stroke="#8a4a5c" stroke-width="6"><rect x="110" y="330" width="240" height="310" fill="#d5c3c8"/>' +
  '<path d="M110 262h420M420 350h520M420 430h380M420 510h460M420 590h300M110 720h830M110 790h640" stroke-opacity="0.7"/>' +
  '<circle cx="860" cy="740" r="84" stroke-opacity="0.45"/></g>';

/** The corners of the fake camera's cards, which are turned by -0.7 degrees, from the middle of its square of 1080. */
function cornersOfCard(): Quad {
  const by = (-0.7 * Math.PI) / 180;
  return around(950, (950 * 540) / 856, 0, 0).map((corner) => turned(corner, by)) as unknown as Quad;
}

/** @param isPaper whether the scene's card lies under a folded licence of paper. */
export async function tiltedPhoto(scene: Scene, isPaper = false): Promise<TiltedPhoto> {
  const table = document.createElement('img');
  const svg = sceneSvg(scene, { width: side, height: side }, { zoom, overlay: isPaper ? paperLicence : '' });
  table.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await table.decode();
  // From the middle of the table, in the units of the photo.
  const unit = (size * side) / 1080;
  const flat = contextOf(2 * side);
  flat.translate(side, side);
  flat.rotate(turn);
  const drawn = (side * size) / zoom;
  flat.drawImage(table, -drawn / 2, -drawn / 2, drawn, drawn);
  const photo = contextOf(side);
  for (let row = 0; row < side; row += 1) {
    // Of a plane that is tilted, each row is nearer than the one above it.
    const v = row - side / 2;
    const scale = 1 + (tilt * v) / side;
    photo.drawImage(
      flat.canvas,
      0,
      side + v / scale,
      2 * side,
      1,
      side / 2 - side * scale,
      row,
      2 * side * scale,
      1,
    );
  }
  const dataUrl = photo.canvas.toDataURL('image/jpeg', 0.9);
  const { x, y, width, height } = paper;
  const corners = (isPaper
    ? around(width, height, x + width / 2 - 540, y + height / 2 - 540)
    : cornersOfCard()
  ).map((corner) => inPhoto(turned({ x: corner.x * unit, y: corner.y * unit }, turn))) as unknown as Quad;
  return {
    image: { dataUrl, mimeType: 'image/jpeg', base64: dataUrl.slice(dataUrl.indexOf(',') + 1) },
    document: { corners, format: isPaper ? 'foldedLicence' : 'id1' },
  };
}

/** The inverse of what the rows are taken from: `v / scale` is `y`. */
function inPhoto({ x, y }: Point): Point {
  const v = y / (1 - (tilt * y) / side);
  return { x: side / 2 + x * (1 + (tilt * v) / side), y: side / 2 + v };
}

function turned({ x, y }: Point, by: number): Point {
  return { x: x * Math.cos(by) - y * Math.sin(by), y: x * Math.sin(by) + y * Math.cos(by) };
}

/** A rectangle around a point, clockwise from the upper left. */
function around(width: number, height: number, x: number, y: number): Quad {
  return [
    { x: x - width / 2, y: y - height / 2 },
    { x: x + width / 2, y: y - height / 2 },
    { x: x + width / 2, y: y + height / 2 },
    { x: x - width / 2, y: y + height / 2 },
  ];
}

function contextOf(extent: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = extent;
  canvas.height = extent;
  return canvas.getContext('2d')!;
}
