import { drawTexture, over } from '../picture/draw-texture.ts';
import { packed, type Colour, type Texture } from '../picture/texture.ts';
import { clouds } from '../picture/noise.ts';
import { randomChoice, type RandomChoice } from '../random-choice.ts';
import { subjectsOf, type Split } from '../split.ts';

/** What lies over or around a document: each has its own colours in each split. */
interface WalletDesign {
  readonly leathers: readonly Colour[];
  readonly thread: string;
  /** The grains of the leather across the pocket. */
  readonly grain: number;
  readonly edge: 'plain' | 'painted' | 'folded';
}

const wallets: Readonly<Record<ReturnType<typeof subjectsOf>, Readonly<Record<string, WalletDesign>>>> = {
  tune: {
    brownWallet: {
      leathers: [
        [96, 60, 36],
        [128, 84, 50],
      ],
      thread: '#c9b48c',
      grain: 90,
      edge: 'folded',
    },
    blackWallet: {
      leathers: [
        [34, 33, 35],
        [52, 50, 52],
      ],
      thread: '#3c3c40',
      grain: 120,
      edge: 'painted',
    },
    canvasWallet: {
      leathers: [
        [120, 122, 106],
        [84, 92, 100],
      ],
      thread: '#d6d6cc',
      grain: 260,
      edge: 'plain',
    },
  },
  score: {
    redWallet: {
      leathers: [
        [122, 34, 40],
        [150, 52, 48],
      ],
      thread: '#e0c8b0',
      grain: 100,
      edge: 'painted',
    },
    navyWallet: {
      leathers: [
        [36, 46, 72],
        [52, 66, 96],
      ],
      thread: '#9aa8c4',
      grain: 80,
      edge: 'folded',
    },
    tanWallet: {
      leathers: [
        [186, 138, 92],
        [168, 120, 78],
      ],
      thread: '#7a522c',
      grain: 60,
      edge: 'plain',
    },
  },
};

export function walletNames(split: Split): readonly string[] {
  return Object.keys(wallets[subjectsOf(split)]);
}

export const variantsOfCover = 2;

/** A pocket's side in tenths of a millimetre: larger than any that is seen. */
const side = 1400;

/**
 * Draws a pouch, a sheet of paper, or the leather of a wallet with the stitching and the rim along its upper edge.
 * @param name of a wallet, with `-inside` for the leather without stitching; `pouch`; or `sheet`.
 */
export function makeCover(split: Split, name: string, variant: number): Texture {
  const random = randomChoice(variant, name);
  if (name === 'pouch') return pouch();
  if (name === 'sheet') return leather(random, [246, 246, 243], 300, 1);
  const [wallet, part] = name.split('-') as [string, string | undefined];
  const design = wallets[subjectsOf(split)][wallet]!;
  const base = design.leathers[variant % design.leathers.length]!;
  const ground = leather(random, base, design.grain);
  return part === 'inside' ? ground : over(drawTexture(rim(design, random), side, side), ground);
}

function leather(random: RandomChoice, base: Colour, grain: number, depth = 7): Texture {
  const knots = clouds(random, side, [grain, grain], 3, 0.75);
  const tone = clouds(random, side, [3, 3], 3);
  const pixels = new Uint32Array(side * side);
  for (let at = 0; at < pixels.length; at += 1) {
    const by = knots[at]! * depth + tone[at]! * depth;
    pixels[at] = packed(base[0] + by, base[1] + by * 0.95, base[2] + by * 0.9);
  }
  return { width: side, height: side, pixels };
}

function rim({ thread, edge }: WalletDesign, random: RandomChoice): string {
  const stitch = random.between(26, 44);
  const line = `<path d="M0 ${stitch.toFixed(0)}H${side}" stroke="${thread}" stroke-width="7" stroke-dasharray="24 12" stroke-linecap="round"/><path d="M0 ${(stitch + 7).toFixed(0)}H${side}" stroke="#000" stroke-opacity="0.3" stroke-width="4"/>`;
  const edges = {
    plain: `<rect width="${side}" height="6" fill="#fff" fill-opacity="0.25"/>`,
    painted: `<rect width="${side}" height="12" fill="#000" fill-opacity="0.45"/>`,
    folded: `<linearGradient id="fold" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity="0.35"/><stop offset="0.5" stop-color="#fff" stop-opacity="0.22"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient><rect width="${side}" height="30" fill="url(#fold)"/>`,
  };
  return edges[edge] + (random.chance(0.75) ? line : '');
}

/** The clear film around a laminated card, which is seen by its edge only. */
function pouch(): Texture {
  const [width, height] = [950, 640];
  return drawTexture(
    `<rect width="${width}" height="${height}" fill="#f4f6f8"/><rect x="4" y="4" width="${width - 8}" height="${height - 8}" rx="40" fill="none" stroke="#9aa2aa" stroke-width="8"/>`,
    width,
    height,
  );
}
