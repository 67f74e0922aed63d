import * as fc from 'fast-check';

/** One change of a byte sequence, as a bad connection, proxy or attacker makes it. */
export type ByteChange = (bytes: Bytes) => Bytes;

type Bytes = Uint8Array<ArrayBuffer>;

/** A position in the sequence, as a share of its length: mostly near its beginning, where signatures are. */
const anyPlace = fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(0, 0.01, 1));

const at = (bytes: Bytes, share: number) => Math.floor(share * bytes.length);

export const anyByteChange: fc.Arbitrary<ByteChange> = fc.oneof<fc.Arbitrary<ByteChange>[]>(
  // Another byte.
  fc.tuple(anyPlace, fc.integer({ min: 0, max: 255 })).map(
    ([place, byte]) =>
      (bytes) =>
        bytes.length === 0 ? bytes : bytes.with(Math.min(at(bytes, place), bytes.length - 1), byte),
  ),
  // One bit of the signature.
  fc.tuple(fc.nat(7), fc.nat(7)).map(([index, bit]) => (bytes) => {
    const byte = bytes[index];
    return byte === undefined ? bytes : bytes.with(index, byte ^ (1 << bit));
  }),
  // Bytes inserted.
  fc.tuple(anyPlace, fc.uint8Array({ maxLength: 12 })).map(
    ([place, more]) =>
      (bytes) =>
        spliced(bytes, at(bytes, place), 0, more),
  ),
  // Bytes removed.
  fc.tuple(anyPlace, fc.nat(40)).map(
    ([place, count]) =>
      (bytes) =>
        spliced(bytes, at(bytes, place), count, new Uint8Array()),
  ),
  // Cut off.
  anyPlace.map((place) => (bytes) => bytes.slice(0, at(bytes, place))),
  // A part twice.
  fc.tuple(anyPlace, fc.nat(64)).map(([place, count]) => (bytes) => {
    const start = at(bytes, place);
    return spliced(bytes, start, 0, bytes.slice(start, start + count));
  }),
);

function spliced(bytes: Bytes, start: number, left: number, more: Uint8Array): Bytes {
  return new Uint8Array([...bytes.slice(0, start), ...more, ...bytes.slice(start + left)]);
}
