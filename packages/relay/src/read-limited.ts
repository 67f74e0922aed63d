/**
 * Reads a body as UTF-8, piece by piece.
 * @param tooLong what is thrown when it is longer than `limit` bytes.
 */
export async function readLimited(
  body: AsyncIterable<Uint8Array>,
  limit: number,
  tooLong: () => Error,
): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of body) {
    bytes += piece.byteLength;
    if (bytes > limit) throw tooLong();
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}
