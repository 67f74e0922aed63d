import { randomInt } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/**
 * A token that can't be guessed: 131 random bits as 22 letters and digits. No `-` or `_`: it needs no
 * escaping in an address and is never mistaken for a command-line option.
 */
export function randomToken(): string {
  return Array.from({ length: 22 }, () => alphabet[randomInt(alphabet.length)]).join('');
}
