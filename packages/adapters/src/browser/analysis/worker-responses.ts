import {
  photoProblemNames,
  type DocumentReading,
  type FaceBox,
  type FaceReading,
  type PhotoCheck,
  type PhotoProblem,
  type Place,
  type Point,
} from '@recto/core';
import type { TaskName, Tasks } from './worker/messages.ts';

/**
 * What the worker answers, checked where it comes into the page: a worker may be another version of itself, from a
 * cache, or what an extension of the browser has made of it.
 */
export type CheckedResponse =
  | { readonly id: number; readonly result: unknown; readonly ms: number }
  | { readonly id: number; readonly failed: true };

/** @returns null if the message answers nothing. */
export function responseOf(data: unknown): CheckedResponse | null {
  if (isAnswer(data)) return data as CheckedResponse;
  return isFailure(data) ? (data as CheckedResponse) : null;
}

/** @returns whether the worker can draw; null if the message does not say so. */
export function canDrawOf(data: unknown): boolean | null {
  return isStart(data) ? (data as { readonly canDraw: boolean }).canDraw : null;
}

/** Whether a result has the shape that belongs to its task. */
export function isResultOf<Name extends TaskName>(
  name: Name,
  value: unknown,
): value is Tasks[Name]['result'] {
  return shapes[name](value);
}

type Shape = (value: unknown) => boolean;

const isNumber: Shape = (value) => Number.isFinite(value);
const oneOf =
  (...values: readonly unknown[]): Shape =>
  (value) =>
    values.includes(value);
const orNull =
  (shape: Shape): Shape =>
  (value) =>
    value === null || shape(value);
const listOf =
  (shape: Shape): Shape =>
  (value) =>
    Array.isArray(value) && value.every((item) => shape(item));
const fieldsOf =
  <Type>(fields: Readonly<Record<keyof Type, Shape>>): Shape =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries<Shape>(fields).every(([name, shape]) => shape((value as Record<string, unknown>)[name]));

const isStart = fieldsOf({ id: oneOf(null), canDraw: oneOf(true, false) });
const isAnswer = fieldsOf({ id: isNumber, result: () => true, ms: isNumber });
const isFailure = fieldsOf({ id: isNumber, failed: oneOf(true) });

const point = fieldsOf<Point>({ x: isNumber, y: isNumber });
const quad: Shape = (value) => listOf(point)(value) && (value as readonly unknown[]).length === 4;
const place = fieldsOf<Place>({ x: isNumber, y: isNumber, width: isNumber, height: isNumber });
const lightAndFocus = {
  sharpness: orNull(isNumber),
  glare: isNumber,
  luma: isNumber,
  motion: orNull(isNumber),
};

const documentReading = fieldsOf<DocumentReading>({
  kind: oneOf('document'),
  quad: orNull(quad),
  score: isNumber,
  sides: fieldsOf<DocumentReading['sides']>({
    top: isNumber,
    right: isNumber,
    bottom: isNumber,
    left: isNumber,
  }),
  printed: isNumber,
  cutOff: listOf(oneOf('top', 'right', 'bottom', 'left')),
  ...lightAndFocus,
});

const faceReading = fieldsOf<FaceReading>({
  kind: oneOf('face'),
  faces: listOf(fieldsOf<FaceBox>({ centre: point, width: isNumber, height: isNumber, score: isNumber })),
  ...lightAndFocus,
});

const photoCheck = fieldsOf<PhotoCheck>({
  quad: orNull(quad),
  dpi: orNull(isNumber),
  problems: listOf(fieldsOf<PhotoProblem>({ name: oneOf(...photoProblemNames), places: listOf(place) })),
  worst: orNull(place),
  hash: orNull((value) => typeof value === 'string'),
});

const shapes: Readonly<Record<TaskName, Shape>> = {
  look: orNull((value) => value === 'noFaces' || documentReading(value) || faceReading(value)),
  check: orNull(photoCheck),
};
