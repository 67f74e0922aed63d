/**
 * Waits for the fonts, the images, and two frames: a style that was just set is drawn in the second one. A frame
 * is drawn before, since a font is only requested then.
 */
export async function settled(): Promise<void> {
  await nextFrame();
  await document.fonts.ready;
  // A lazy image that is not drawn is never decoded.
  const drawn = [...document.images].filter((image) => image.checkVisibility());
  await Promise.all(drawn.map((image) => image.decode().catch(() => undefined)));
  await nextFrame();
  await nextFrame();
}

async function nextFrame(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
}
