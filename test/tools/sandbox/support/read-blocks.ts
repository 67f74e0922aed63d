import jsQR from 'jsqr';

const scale = 4;

/** Reads a QR code printed in block characters on a dark terminal. */
export function readBlocks(printed: string): string | undefined {
  const lines = printed.split('\n').filter((line) => /^[█▀▄ ]+$/.test(line));
  const size = Math.max(...lines.map((line) => line.length)) * scale;
  const pixels = new Uint8ClampedArray(size * size * 4);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const row = Math.floor(y / scale);
      const character = lines[Math.floor(row / 2)]?.[Math.floor(x / scale)] ?? ' ';
      const isWhite = character === '█' || character === (row % 2 === 0 ? '▀' : '▄');
      pixels.fill(isWhite ? 255 : 0, (y * size + x) * 4, (y * size + x) * 4 + 4);
    }
  }
  return jsQR(pixels, size, size)?.data;
}
