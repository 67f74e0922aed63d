import { error, warning, type Finding } from './finding.ts';

/** What examples write where an operator's own value belongs, such as `<client id>`, `{tenant}` or `YOUR-PROVIDER`. */
const inAddress = /<[^<>]*>|\{[^{}]*\}|…|\bYOUR\b/;
const wholeValue = /^\s*(?:<[^<>]*>|\{[^{}]*\}|YOUR[-_ ][A-Z\d_ -]+)\s*$/;

/** Names that belong to nobody (RFC 2606, RFC 6761). */
const reservedName = /(?:^|\.)(?:example\.(?:com|net|org)|example|invalid|test)\.?$/;

export const placeholderReason = 'It is a placeholder of an example. Write your own value.';

/** Whether an address has a placeholder in it. */
export function hasPlaceholder(address: string): boolean {
  return inAddress.test(address);
}

/** An error if a value, such as a client's id or a name, is nothing but a placeholder. */
export function placeholderFindings(field: string, value: unknown): readonly Finding[] {
  return typeof value === 'string' && wholeValue.test(value) ? [error(field, placeholderReason)] : [];
}

/**
 * Looks for placeholders in an address that the app accepts.
 * @param address as the file has it; of a path, nothing is said of the host.
 * @returns an error for `<…>`, `{…}`, `…` and `YOUR-…`; a warning for a host that only a private network can have.
 */
export function addressPlaceholders(field: string, address: string): readonly Finding[] {
  if (hasPlaceholder(address)) return [error(field, placeholderReason)];
  if (!/^https?:/i.test(address)) return [];
  const { hostname } = new URL(address);
  if (reservedName.test(hostname)) {
    return [
      warning(field, `Its host ${hostname} is a name for examples and tests, which belongs to nobody.`),
    ];
  }
  const isName = !hostname.includes('.') && !hostname.startsWith('[') && hostname !== 'localhost';
  return isName
    ? [warning(field, `Its host ${hostname} has no dot: only computers of one network can know it.`)]
    : [];
}
