import {
  documentFormatNames,
  photoProblemNames,
  type DocumentReading,
  type FaceReading,
  type PhotoCheck,
  type Quad,
} from '@recto/core';
import * as v from 'valibot';
import type { TaskName, Tasks } from './worker/messages.ts';

/** The worker has started. `canDraw`: whether it can decode and scale pictures. */
export interface AnalysisStart {
  readonly id: null;
  readonly canDraw: boolean;
}

/**
 * What the worker answers, checked where it comes into the page: a worker may be another version of itself, from a
 * cache, or what an extension of the browser has made of it.
 */
export type CheckedAnswer =
  | { readonly id: number; readonly result: unknown; readonly ms: number }
  | { readonly id: number; readonly failed: true };

/** @returns null if the message is neither the worker's start nor an answer. */
export function responseOf(data: unknown): AnalysisStart | CheckedAnswer | null {
  return parsed(answer, data) ?? parsed(failure, data) ?? parsed(start, data);
}

/** Whether a result has the shape that belongs to its task. */
export function isResultOf<Name extends TaskName>(
  name: Name,
  value: unknown,
): value is Tasks[Name]['result'] {
  return shapes[name].some((shape) => v.safeParse(shape, value).success);
}

function parsed<Output>(schema: v.GenericSchema<unknown, Output>, data: unknown): Output | null {
  const result = v.safeParse(schema, data);
  return result.success ? result.output : null;
}

/*
 * Only those functions of the library are used that the app's first script has anyway: the others would be added to
 * that script, which every customer loads.
 */

const number = checkedAs<number>(Number.isFinite);

function listOf<Item>(item: v.GenericSchema<unknown, Item>): v.GenericSchema<unknown, Item[]> {
  return checkedAs((value) => Array.isArray(value) && value.every((each) => v.safeParse(item, each).success));
}

function checkedAs<Type>(isType: (value: unknown) => boolean): v.GenericSchema<unknown, Type> {
  return v.pipe(
    v.unknown(),
    v.check(isType),
    v.transform((value) => value as Type),
  );
}

const start = v.object({ id: checkedAs<null>((id) => id === null), canDraw: v.boolean() });
const failure = v.object({ id: number, failed: v.literal(true) });
const answer = v.object({ id: number, result: v.unknown(), ms: number });

const point = v.object({ x: number, y: number });
const quad = v.pipe(
  listOf(point),
  v.check(({ length }) => length === 4),
  v.transform((corners) => corners as unknown as Quad),
);
const place = v.object({ x: number, y: number, width: number, height: number });
const lightAndFocus = {
  sharpness: v.nullable(number),
  glare: number,
  luma: number,
  motion: v.nullable(number),
};

const documentReading: v.GenericSchema<unknown, DocumentReading> = v.object({
  kind: v.literal('document'),
  quad: v.nullable(quad),
  format: v.nullable(v.picklist(documentFormatNames)),
  misshapen: number,
  score: number,
  sides: v.object({ top: number, right: number, bottom: number, left: number }),
  printed: number,
  cutOff: listOf(v.picklist(['top', 'right', 'bottom', 'left'])),
  covered: number,
  hash: v.nullable(v.string()),
  ...lightAndFocus,
});

const faceReading: v.GenericSchema<unknown, FaceReading> = v.object({
  kind: v.literal('face'),
  faces: listOf(v.object({ centre: point, width: number, height: number, score: number })),
  covered: number,
  ...lightAndFocus,
});

const check: v.GenericSchema<unknown, PhotoCheck> = v.object({
  quad: v.nullable(quad),
  format: v.nullable(v.picklist(documentFormatNames)),
  dpi: v.nullable(number),
  problems: listOf(v.object({ name: v.picklist(photoProblemNames), places: listOf(place) })),
  worst: v.nullable(place),
  rows: number,
  hash: v.nullable(v.string()),
});

/** The shapes of a task's results; one of them must fit. */
const shapes: { readonly [Name in TaskName]: readonly v.GenericSchema<unknown, Tasks[Name]['result']>[] } = {
  look: [v.nullable(documentReading), faceReading, v.literal('noFaces')],
  check: [v.nullable(check)],
};
