import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sceneSvg, type Scene } from '@recto/adapters/fake';
import { Resvg } from '@resvg/resvg-js';
import { unpackNpmFonts } from '../chromium/npm-chromium.ts';
import { marksSvg } from './specimen-marks.ts';

export interface RawPicture {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue, alpha of each pixel, row by row. */
  readonly pixels: Uint8Array;
}

/** The SVG of a specimen with its marks, at this size in pixels. */
export function specimenSvg(scene: Scene, width: number, height: number): string {
  return sceneSvg(scene, { width, height }, { overlay: marksSvg() });
}

/** Draws an SVG with the fonts that the tests' browser has. @param moreFonts files of further ones. */
export function renderSvg(svg: string, moreFonts: readonly string[] = []): RawPicture {
  const fontsFolder = unpackNpmFonts();
  const fontFiles = readdirSync(fontsFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ttf'))
    .map((file) => join(fontsFolder, file));
  const picture = new Resvg(svg, {
    font: { loadSystemFonts: false, fontFiles: [...fontFiles, ...moreFonts], defaultFontFamily: 'Open Sans' },
  }).render();
  return { width: picture.width, height: picture.height, pixels: picture.pixels };
}
