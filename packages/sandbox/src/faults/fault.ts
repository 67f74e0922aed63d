import * as v from 'valibot';
import { callNames } from '@recto/core';

/** The ways in which a call can be made to fail. */
export const faultKinds = [
  /** Responds with this status, optionally with `Retry-After`; the provider does not act. */
  'status',
  /** Waits, then acts and responds as usual. */
  'delay',
  /** Breaks the connection; the provider does not act. */
  'dropBefore',
  /** Acts, then breaks the connection instead of responding. */
  'dropAfter',
  /** Acts, then responds to a success with 204 and no body. */
  'noContent',
  /** Responds 200 with `success: false`; the provider does not act. */
  'successFalse',
  /** Responds 200 without a body; the provider does not act. */
  'empty',
  /** Responds 200 with invalid JSON; the provider does not act. */
  'notJson',
  /** Responds 200 with an HTML page, as a captive portal does; the provider does not act. */
  'html',
  /** Responds 200 with JSON of the wrong shape; the provider does not act. */
  'wrongShape',
  /** Responds 200 with 50 MB of JSON, without a content length; the provider does not act. */
  'huge',
] as const;

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const common = {
  call: v.picklist(callNames),
  /** How many times it happens; null for always. */
  times: v.optional(v.nullable(whole(1, 1_000_000)), null),
};

/** One fault. If several are set for a call, the first one applies until its number of times is used up. */
export const faultSchema = v.variant('kind', [
  v.strictObject({
    ...common,
    kind: v.literal('status'),
    status: whole(400, 599),
    /** Seconds, or a text to send unchanged, such as a date; null for no header. */
    retryAfter: v.optional(
      v.nullable(v.union([whole(0, 86_400), v.pipe(v.string(), v.regex(/^[\x20-\x7e]{1,100}$/))])),
      null,
    ),
  }),
  v.strictObject({ ...common, kind: v.literal('delay'), ms: whole(0, 600_000) }),
  v.strictObject({ ...common, kind: v.picklist(['dropBefore', 'dropAfter', 'noContent']) }),
  v.strictObject({
    ...common,
    kind: v.picklist(['successFalse', 'empty', 'notJson', 'html', 'wrongShape', 'huge']),
  }),
]);

export type Fault = v.InferOutput<typeof faultSchema>;
/** A fault to add; `times` and `retryAfter` are optional. */
export type FaultInput = v.InferInput<typeof faultSchema>;
