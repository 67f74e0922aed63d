import { kindFormats, type DocumentKind } from '../../kinds.ts';
import { drawTexture } from '../../picture/draw-texture.ts';
import type { Texture } from '../../picture/texture.ts';
import { randomChoice, type RandomChoice } from '../../random-choice.ts';
import { subjectsOf, type Split } from '../../split.ts';
import { facingMarkup, pageDesigns, pageMarkup } from './cards-and-pages.ts';
import { framedDesigns, framedMarkup } from './framed-cards.ts';
import { paperDesigns, paperMarkup } from './paper-licences.ts';

/** The kinds whose drawings are made here; cards of the format ID-1 are in `cards.ts`. */
export type DrawnKind = Exclude<DocumentKind, 'id1'>;

/** Cards of the format ID-1 with inner frames, stripes and bands. */
export function framedNames(split: Split): readonly string[] {
  return Object.keys(framedDesigns[subjectsOf(split)]);
}

/** What else is drawn for a document: the page beside it, or what lies below it. */
export type DocumentPart = 'facing' | 'backing';

/** How many persons and numbers each design is drawn with. */
export const variantsOfDocument = 3;

/** The designs of a kind, which are in no other split. */
export function documentNames(kind: DrawnKind, split: Split): readonly string[] {
  const subjects = subjectsOf(split);
  if (kind === 'id2' || kind === 'id3')
    return Object.keys(pageDesigns[subjects]).filter((name) => pageDesigns[subjects][name]!.format === kind);
  return Object.keys(paperDesigns[subjects]);
}

/** Names the texture of a document, or of a part beside it. */
export function documentTexture(kind: DrawnKind, design: string, part?: DocumentPart): string {
  return [kind, design, ...(part === undefined ? [] : [part])].join('-');
}

/** Draws one document of a design, without its rounded corners. @param variant 0 up to `variantsOfDocument`. */
export function makeDocument(split: Split, name: string, variant: number): Texture {
  const [kind, design, part] = name.split('-') as [DocumentKind, string, DocumentPart | undefined];
  const [width, height] = [kindFormats[kind].width * 10, kindFormats[kind].height * 10];
  const markup = markupOf(split, kind, design, part, randomChoice(variant, name));
  return drawTexture(markup, width, height, Math.min(1.5, 1700 / width));
}

function markupOf(
  split: Split,
  kind: DocumentKind,
  design: string,
  part: DocumentPart | undefined,
  random: RandomChoice,
): string {
  const subjects = subjectsOf(split);
  if (kind === 'id1') return framedMarkup(framedDesigns[subjects][design]!, random);
  if (part === 'backing') {
    const colours = [
      pageDesigns[subjects][design]
        ? ['#5c1a24', '#1c2846', '#1f3d2c']
        : [paperDesigns[subjects][design]!.paper[1]],
    ].flat();
    return `<rect width="100%" height="100%" fill="${random.oneOf(colours)}"/>`;
  }
  if (kind === 'id2' || kind === 'id3') {
    const page = pageDesigns[subjects][design]!;
    return part === 'facing' ? facingMarkup(page, random) : pageMarkup(page, random);
  }
  return paperMarkup(paperDesigns[subjects][design]!, kind, random);
}
