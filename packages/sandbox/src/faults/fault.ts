import * as v from 'valibot';
import { callNames } from '../provider/call-names.ts';

/** How a call can go wrong on purpose. */
export const faultKinds = [
  /** Answers this status, perhaps with `Retry-After`; the provider does not act. */
  'status',
  /** Waits, then acts and answers as usual. */
  'delay',
  /** Breaks the connection; the provider does not act. */
  'dropBefore',
  /** Acts, then breaks the connection in place of an answer. */
  'dropAfter',
  /** Acts, then answers 204 without a body in place of a success. */
  'noContent',
  /** Answers 200 with `success: false`; the provider does not act. */
  'successFalse',
  /** Answers 200 without a body; the provider does not act. */
  'empty',
  /** Answers 200 with a text that claims to be JSON; the provider does not act. */
  'notJson',
  /** Answers 200 with a page, as a captive portal does; the provider does not act. */
  'html',
  /** Answers 200 with JSON of another shape; the provider does not act. */
  'wrongShape',
  /** Answers 200 with 50 MB of JSON, without saying so before; the provider does not act. */
  'huge',
] as const;

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const common = {
  call: v.picklist(callNames),
  /** How often it happens; null for ever. */
  times: v.optional(v.nullable(whole(1, 1_000_000)), null),
};

/** One fault. Of those set for a call the first one rules, until its times are used up. */
export const faultSchema = v.variant('kind', [
  v.strictObject({
    ...common,
    kind: v.literal('status'),
    status: whole(400, 599),
    /** Seconds, or a text to send as it is, such as a date; null to send none. */
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
/** A fault as it is set: `times` and `retryAfter` may be left out. */
export type FaultInput = v.InferInput<typeof faultSchema>;
