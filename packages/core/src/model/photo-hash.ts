/**
 * A perceptual hash of a photo: 64 bits as 16 hexadecimal digits. Two photos of the same side of the same
 * document differ in few bits. It is kept in memory only.
 */
export type PhotoHash = string;
