/** Parts of the fake camera's drawings: each function returns SVG markup. */

/** Common fonts; the tests' browser and resvg have only the first. */
export const drawingFont = "'Open Sans', Roboto, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif";

/**
 * The fine lines of a security print.
 * @param width,height size of the printed field.
 * @param lines the number of overlapping waves.
 */
export function guilloche(width: number, height: number, lines: number, colour: string): string {
  const waves = Array.from({ length: lines }, (_, line) => {
    const middle = (height * (line + 0.5)) / lines;
    const points = Array.from({ length: 41 }, (_unused, step) => {
      const x = (width * step) / 40;
      const swing = Math.sin(step / 3.1 + line * 0.55) * 18 + Math.sin(step / 7.3 - line * 0.3) * 22;
      return `${x.toFixed(1)} ${(middle + swing).toFixed(1)}`;
    });
    return `M${points.join('L')}`;
  });
  return `<path d="${waves.join('')}" fill="none" stroke="${colour}" stroke-width="0.9"/>`;
}

/** A field of a document: a small label with its value below. */
export function field(x: number, y: number, label: string, value: string, size = 25): string {
  return (
    `<text x="${x}" y="${y}" font-size="12.5" fill="#5b6b80">${label}</text>` +
    `<text x="${x}" y="${y + size + 1}" font-size="${size}" font-weight="700" fill="#16233a">${value}</text>`
  );
}

/** Text with every character in a cell of the same width in any font: a machine-readable zone. */
export function cells(x: number, y: number, pitch: number, size: number, text: string): string {
  const places = Array.from(text, (_, index) => x + index * pitch + pitch / 2);
  const escaped = text.replaceAll('<', '&lt;');
  return `<text x="${places.join(' ')}" y="${y}" font-size="${size}" text-anchor="middle" fill="#16233a">${escaped}</text>`;
}

/** The word SPECIMEN, which no real document carries. */
export function specimenStamp(x: number, y: number, size: number): string {
  return (
    `<text transform="translate(${x} ${y}) rotate(-14)" text-anchor="middle" font-size="${size}" font-weight="700" ` +
    `letter-spacing="${size * 0.12}" fill="#b3263a" fill-opacity="0.34">SPECIMEN</text>`
  );
}
