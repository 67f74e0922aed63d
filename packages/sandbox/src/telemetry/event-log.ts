import { eventCatalogue, visitParts, type AppEvent, type EventName } from '@recto/core';
import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(1));
const duration = v.pipe(v.number(), v.minValue(0));
const word = v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/));

/** An event with exactly the fields of the catalogue: anything else might be personal. */
const eventSchema = v.variant(
  'name',
  Object.entries(eventCatalogue).map(([name, fields]) =>
    v.strictObject({
      name: v.literal(name as EventName),
      ...Object.fromEntries(Object.entries(fields).map(([field, values]) => [field, v.picklist(values)])),
      version: word,
      visit: word,
      part: v.picklist(visitParts),
      browser: word,
      system: word,
      count,
      durationMs: duration,
    }),
  ),
);

const batchSchema = v.pipe(v.string(), v.parseJson(), v.array(eventSchema), v.maxLength(1000));

const maximumEvents = 50_000;

/** The events that apps have sent since the start, in memory, the oldest first. */
export class EventLog {
  #events: readonly AppEvent[] = [];

  list(): readonly AppEvent[] {
    return this.#events;
  }

  /**
   * Adds a batch.
   * @param text JSON: a list of events.
   * @returns false, and adds nothing, if it is anything else.
   */
  add(text: string): boolean {
    const batch = v.safeParse(batchSchema, text);
    if (batch.success)
      this.#events = [...this.#events, ...(batch.output as AppEvent[])].slice(-maximumEvents);
    return batch.success;
  }
}
