import { drawTexture, over } from '../picture/draw-texture.ts';
import { colour, type Texture } from '../picture/texture.ts';
import { randomChoice, type RandomChoice } from '../random-choice.ts';
import type { Split } from '../split.ts';
import { bands, deskObjects, form, keyboard, printedText, ruledPaper } from './drawn.ts';
import { granite, marble, materialSide, pile, plain, tiles, weave, wood } from './woven-and-grown.ts';

type Maker = (random: RandomChoice) => Texture;

const hex = (random: RandomChoice, ...digits: string[]) => colour(random.oneOf(digits));

/** What cards lie on, by split: none is in both. */
const makers: Readonly<Record<Split, Readonly<Record<string, Maker>>>> = {
  tune: {
    oakPlanks: (random) => wood(random, hex(random, 'b48c5f', 'a57c50', 'c49d70'), random.oneOf([3, 4])),
    walnut: (random) => wood(random, hex(random, '5a3f2b', '4a3222'), 1, 0.8),
    granite: (random) => granite(random, hex(random, '8a8a88', '6d6f73', 'a49d94'), 70, 1),
    linen: (random) => weave(random, hex(random, 'c9bfa9', '7e8b9b', 'b7b7b2'), 11, 0, 9),
    whitePaper: (random) => plain(random, hex(random, 'eceae4', 'f4f3f0', 'e5e6ea'), 1.5),
    darkDesk: (random) => plain(random, hex(random, '2a2b2e', '1c1d20', '34302d'), 1.5),
    greyDesk: (random) => plain(random, hex(random, '9b9c9e', 'b8b5b0', '77797d'), 1.2),
    brightTiles: (random) =>
      tiles(random, hex(random, 'd8d6cf', 'c9d2d6'), hex(random, '9b988f', '77756f'), [3, 3]),
    blackKeyboard: (random) => drawing(keyboard(random, '#2b2c2f', '#1d1e20', '#cfd2d6')),
    letter: (random) => over(drawing(printedText(random, 1, 30, '#222')), plain(random, colour('f0eee8'), 1)),
    clutteredDesk: (random) =>
      over(drawing(deskObjects(random, 16)), wood(random, hex(random, 'a88660', '8d6b48'), 1)),
    carpet: (random) => pile(random, hex(random, '6b6f78', '8a7a66', '553d3d'), 110, 14),
  },
  tuneLined: {
    bambooMat: (random) =>
      wood(random, hex(random, 'c9ae7c', '8f7048', '57412c'), random.oneOf([16, 22]), 0.6),
    parquet: (random) =>
      tiles(random, hex(random, 'b08a5b', '7d5638', 'd0b896'), hex(random, '5d4630', '3e2d1f'), [2, 12]),
    mosaic: (random) =>
      tiles(random, hex(random, '7fa0a8', 'e9e7e0', '43484d'), hex(random, 'd2d0ca', '8d8b86'), [9, 9]),
    wallPanels: (random) =>
      tiles(random, hex(random, 'e6e4dd', 'b9bdb6'), hex(random, 'a7a59e', 'c7c5be'), [1, 7]),
    stripedCloth: (random) =>
      over(drawing(bands(random, [40, 190], false)), weave(random, hex(random, 'e9e4d8', '6d7f74'), 8, 0, 7)),
    checkedCloth: (random) =>
      over(drawing(bands(random, [70, 130], true)), weave(random, hex(random, 'f0ede6', 'd9cdb4'), 8, 0, 7)),
    towel: (random) => pile(random, hex(random, 'e7ecef', 'a9c2b4', 'e3d3bb'), 34, 12),
    concrete: (random) => granite(random, hex(random, 'b5b3ae', '7f7e7b'), 30, 0.5),
    lacquer: (random) => plain(random, hex(random, 'fbfaf8', '8c2f2b', '2b3a33'), 0.7),
    magazine: (random) =>
      over(drawing(printedText(random, 2, 26, '#26262a')), plain(random, hex(random, 'fafafa', 'e9e6dc'), 1)),
    linedPad: (random) =>
      over(
        drawing(ruledPaper(84, random.chance(0.3), '#c79aa0')),
        plain(random, hex(random, 'f7f2d6', 'fbfbf8'), 1),
      ),
    form: (random) => over(drawing(form(random)), plain(random, hex(random, 'f6f6f3', 'e4ebe6'), 1)),
    greyKeyboard: (random) => drawing(keyboard(random, '#5b5e63', '#74777d', '#e9eaec')),
    workbench: (random) =>
      over(drawing(deskObjects(random, 26)), wood(random, hex(random, 'd8c29b', '77624a'), 2, 0.7)),
  },
  score: {
    beechBoards: (random) => wood(random, hex(random, 'd3ab7a', 'c89a6c'), 6, 0.8),
    cherryVeneer: (random) => wood(random, hex(random, '8b4a32', '76432f'), 2, 1.2),
    marble: (random) =>
      marble(random, hex(random, 'e4e2de', 'd5d4d2', '3a3c40'), hex(random, '6f7175', '8c8577')),
    denim: (random) => weave(random, hex(random, '3d5070', '2f3f5c', '6a7f9c'), 9, 1, 13),
    bedSheet: (random) => pile(random, hex(random, 'dedbd6', 'c6d0d8', 'd9c6c1'), 7, 9),
    melamine: (random) => plain(random, hex(random, 'f1f1ef', 'dfdedb'), 0.6),
    blackGlass: (random) => plain(random, hex(random, '15161a', '22252b'), 0.5),
    newspaper: (random) =>
      over(drawing(printedText(random, 3, 21, '#1d1b19')), plain(random, colour('d9d4c7'), 3)),
    squaredPaper: (random) =>
      over(drawing(ruledPaper(52, random.chance(0.6), '#9db4d0')), plain(random, colour('f3f1ea'), 1)),
    brickTiles: (random) =>
      tiles(random, hex(random, 'a3614a', '6f7c84', 'c9b9a0'), hex(random, 'b8b2a8', '5a5754'), [4, 9]),
    silverKeyboard: (random) => drawing(keyboard(random, '#b9bbbf', '#e8e9eb', '#3a3c40')),
    kitchenClutter: (random) =>
      over(drawing(deskObjects(random, 22)), granite(random, hex(random, '8e877d', '4d4f52'), 120, 0.8)),
    leather: (random) => pile(random, hex(random, '4a2f22', '2a2a2c', '93643c'), 60, 9),
  },
};

function drawing(markup: string): Texture {
  return drawTexture(markup, materialSide, materialSide);
}

/** How many textures each material has. */
export const variantsOfMaterial = 3;

/** @returns the names of the materials of a split. */
export function materialNames(split: Split): readonly string[] {
  return Object.keys(makers[split]);
}

/** @param variant 0 up to `variantsOfMaterial`. */
export function makeMaterial(split: Split, name: string, variant: number): Texture {
  return makers[split][name]!(randomChoice(variant, name));
}
