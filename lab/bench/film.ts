import type { CDPSession } from 'playwright';
import sharp from 'sharp';

/** What was seen on the screen. */
export interface Film {
  readonly frames: number;
  /** Frames in which the watched place was black. */
  readonly black: number;
}

/** A picture whose mean brightness, of 255, is below this is black. The viewfinder's ground has 10. */
const blackBelow = 20;
/** The side of the square that is looked at, in CSS pixels. */
const side = 40;

/**
 * Films what the page shows while this runs, and counts the frames that are black at a place. It takes the frames that
 * the browser has composed, so nothing in the page is asked, and what covers the place is seen too. It slows the page
 * down: no time is measured meanwhile.
 * @param place the middle of what is looked at, in CSS pixels of a screen of this width.
 */
export async function film(
  session: CDPSession,
  place: { readonly x: number; readonly y: number; readonly screenWidth: number },
  run: () => Promise<unknown>,
): Promise<Film> {
  const frames: Buffer[] = [];
  const add = ({ data, sessionId }: { readonly data: string; readonly sessionId: number }) => {
    frames.push(Buffer.from(data, 'base64'));
    void session.send('Page.screencastFrameAck', { sessionId });
  };
  session.on('Page.screencastFrame', add);
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 60, maxWidth: place.screenWidth });
  await run();
  await session.send('Page.stopScreencast');
  session.off('Page.screencastFrame', add);
  const levels = await Promise.all(frames.map((frame) => brightness(frame, place)));
  return { frames: frames.length, black: levels.filter((level) => level < blackBelow).length };
}

async function brightness(
  frame: Buffer,
  { x, y, screenWidth }: { readonly x: number; readonly y: number; readonly screenWidth: number },
): Promise<number> {
  const { width } = await sharp(frame).metadata();
  const scale = width / screenWidth;
  const [left, top, size] = [x - side / 2, y - side / 2, side].map((length) =>
    Math.round(length * scale),
  ) as [number, number, number];
  const { channels } = await sharp(frame)
    .extract({ left, top, width: size, height: size })
    .greyscale()
    .stats();
  return channels[0]!.mean;
}
