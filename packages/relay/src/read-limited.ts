/**
 * Reads a body as UTF-8, chunk by chunk.
 * @param tooLong creates the error for a body of more than `limit` bytes.
 */
export async function readLimited(
  body: AsyncIterable<Uint8Array>,
  limit: number,
  tooLong: () => Error,
): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > limit) throw tooLong();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
