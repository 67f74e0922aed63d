import { page } from 'vitest/browser';

export interface TextContrast {
  readonly text: string;
  /** The lowest one between the text's colour and a pixel of what is behind it. */
  readonly contrast: number;
}

/**
 * The contrasts of the texts in the elements that match, as the browser draws what is behind them: the texts are made
 * transparent for a screenshot. An element without text of its own, or one that is not visible, is left out.
 */
export async function contrastsOnScreen(root: HTMLElement, selector: string): Promise<TextContrast[]> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
  const texts = [...root.querySelectorAll<HTMLElement>(selector)].flatMap((element) => visibleText(element));
  const inks = texts.map(({ element }) => luminance(rgbOf(getComputedStyle(element).color)));
  const style = Object.assign(document.createElement('style'), {
    textContent: `${selector} { color: transparent !important; transition: none !important }`,
  });
  document.head.append(style);
  const { data, width, scale } = await pixelsOfPage();
  style.remove();
  return texts.map(({ text, boxes }, index) => {
    const contrasts = boxes.flatMap((box) => {
      const found: number[] = [];
      for (let y = Math.ceil(box.top * scale); y < Math.floor(box.bottom * scale); y++) {
        for (let x = Math.ceil(box.left * scale); x < Math.floor(box.right * scale); x++) {
          const at = 4 * (y * width + x);
          found.push(contrastOf(inks[index]!, luminance([data[at]!, data[at + 1]!, data[at + 2]!])));
        }
      }
      return found;
    });
    return { text, contrast: contrasts.reduce((least, contrast) => Math.min(least, contrast), 21) };
  });
}

function visibleText(element: HTMLElement) {
  const own = [...element.childNodes].filter(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '',
  );
  const boxes = own.flatMap((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  });
  // Texts for screen readers are in a box of 1 px.
  const isHidden = element.clientHeight === 1 || element.parentElement?.clientHeight === 1;
  const isVisible = element.checkVisibility({ visibilityProperty: true }) && !isHidden;
  return isVisible && own.length > 0
    ? [{ element, text: own.map((node) => node.textContent).join(''), boxes }]
    : [];
}

/** @returns red, green, blue and opacity of each pixel, as the browser draws the page; `scale` is pixels per CSS px. */
export async function pixelsOfPage() {
  const base64 = await page.screenshot({ save: false });
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
  const canvas = Object.assign(document.createElement('canvas'), {
    width: bitmap.width,
    height: bitmap.height,
  });
  const context = canvas.getContext('2d')!;
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  return { data, width: bitmap.width, scale: bitmap.width / window.innerWidth };
}

function rgbOf(color: string): number[] {
  return color
    .match(/[\d.]+/g)!
    .slice(0, 3)
    .map(Number);
}

/** Relative luminance as WCAG 2.2 defines it. @param rgb 0 to 255 each. */
function luminance(rgb: readonly number[]): number {
  const [red, green, blue] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrastOf(one: number, other: number): number {
  const [dark, light] = [Math.min(one, other), Math.max(one, other)];
  return (light + 0.05) / (dark + 0.05);
}
