/**
 * A perceptual hash of a document's side: how bright each of its 18 × 12 cells is, row by row, one printable character
 * for each cell. Hashes of the same side correlate, or do so if one is reversed: then the document is upside down. A
 * string can't be changed, and crosses from the worker as one value. It is kept in memory only.
 */
export type PhotoHash = string;
