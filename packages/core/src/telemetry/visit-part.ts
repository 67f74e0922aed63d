import type { VisitPart } from '../ports/events.ts';

/**
 * Whether a page begins a visit or continues one, by nothing but what the phone has stored for the customer anyway: the
 * link that it opened last (§3; decision 11.6).
 * @param stored the procedure token in local storage; null if there is none.
 * @param opened that of the page's address; null for a page without one, such as `/mobile`.
 */
export function visitPartOf(stored: string | null, opened: string | null): VisitPart {
  return stored !== null && (opened === null || opened === stored) ? 'continued' : 'first';
}
