import type { RgbaSquare } from '@recto/analysis/pixels';
import { squareSide } from '@recto/core';
import { nameOf, readSquare, type AssessedFrame, type LabelledSquare } from './assessed-frame.ts';
import { cameraChangeNames, cameraChanges, shearAt, turnedOnItsSide } from './camera-changes.ts';
import { isCard, isFlawless, isGoodCard } from './judged.ts';
import { photoOf, truthOf } from './label-truth.ts';
import type { Corners, LabelledPicture, Place } from './labels.ts';
import { inSquare, readPicture, SquareCutter, type Raster } from './picture-square.ts';
import { playStill } from './play-still.ts';
import {
  cuttingSquares,
  framedSquare,
  ownSquare,
  squaresAnywhere,
  type PlannedSquare,
} from './square-frames.ts';

/** A frame with its pixels. */
export interface FrameWithPixels {
  readonly frame: AssessedFrame;
  readonly square: RgbaSquare;
}

/**
 * Makes all squares of a labelled picture, and has the app read each.
 * @param isQuick only the document in the middle (`f80`), unchanged; of a picture without one, only its own square.
 * @throws if the picture can't be decoded.
 */
export async function* assessPicture(
  picture: LabelledPicture,
  isQuick: boolean,
): AsyncGenerator<FrameWithPixels, void, undefined> {
  const cutter = new SquareCutter(await readPicture(picture.path));
  for (const { name, place } of plannedSquares(picture, cutter.picture, isQuick)) {
    const { mirrored, ...square } = await cutter.cut(place);
    const corners = picture.corners && inSquare(picture.corners, place);
    const truth = corners && truthOf(corners, picture.kind);
    const known = { picture, frame: name, change: null, mirrored, truth };
    const frame = await readSquare(known, square, truth !== null);
    if (name !== 'f80' || corners === null || !isGoodCard(known)) {
      yield { frame, square };
      continue;
    }
    const played = await playStill(square, photoOf(picture.kind), nameOf(known));
    yield { frame: { ...frame, played }, square };
    if (!isQuick) yield* changedFrames(known, corners, square);
  }
}

/** The same square as other cameras see it, in other light, and with the document on its side. */
async function* changedFrames(known: LabelledSquare, corners: Corners, square: RgbaSquare) {
  const { kind } = known.picture;
  const turned = await turnedOnItsSide(square);
  const onItsSide = { ...known, frame: 'f80 turned', truth: truthOf(turnedBy90(corners), kind) };
  yield { frame: await readSquare(onItsSide, turned, false), square: turned };
  for (const change of cameraChangeNames) {
    const changed = await cameraChanges[change](square);
    const truth = change === 'rolling shutter' ? truthOf(sheared(corners), kind) : known.truth;
    // The preview must say that a blurred photo is blurred, and only that.
    const frame = await readSquare({ ...known, change, truth }, changed, change.startsWith('σ'));
    yield { frame, square: changed };
  }
}

function plannedSquares(
  picture: LabelledPicture,
  pixels: Raster,
  isQuick: boolean,
): readonly PlannedSquare[] {
  const { corners } = picture;
  if (corners === null) return [ownSquare(pixels), ...(isQuick ? [] : squaresAnywhere(pixels, picture))];
  const framed = (framing: 'f80' | 'f88') => framedSquare(pixels, corners, framing) ?? [];
  if (isQuick) return [framed('f80')].flat();
  const cutting = isCard(picture) && isFlawless(picture) ? cuttingSquares(pixels, corners) : [];
  return [ownSquare(pixels), framed('f80'), framed('f88'), cutting].flat();
}

function turnedBy90(corners: Corners): Corners {
  return mapped(corners, ([x, y]) => [squareSide - y, x]);
}

function sheared(corners: Corners): Corners {
  return mapped(corners, ([x, y]) => [x + shearAt(y / squareSide) * squareSide, y]);
}

function mapped([a, b, c, d]: Corners, map: (place: Place) => Place): Corners {
  return [map(a), map(b), map(c), map(d)];
}
