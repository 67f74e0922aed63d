import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { dark, light } from '../../packages/ui/src/theme/palette.ts';
import { takeTurn } from './turns.ts';

export interface StoryThumbnailProps {
  /** The story's id. */
  readonly story: string;
  /** Stands below the picture, and names the link. */
  readonly label: ReactNode;
  /** The toolbar's settings for this story. */
  readonly globals: Readonly<Record<string, string>>;
  /** The size of the screen, in CSS pixels. */
  readonly width?: number;
  readonly height?: number;
  /** How large it is shown; 1 is its true size. */
  readonly scale?: number;
}

/**
 * The story itself, scaled down, and a link to it. It is loaded only while it is near the visible part of the page.
 * It can't be used in place: it takes neither focus nor taps.
 */
export function StoryThumbnail({
  story,
  label,
  globals,
  width = 390,
  height = 844,
  scale = 0.4,
}: StoryThumbnailProps) {
  const box = useRef<HTMLSpanElement>(null);
  const isNear = useIsNear(box);
  const turn = useTurn(isNear);
  useQuietFrames();

  const settings = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  const look = settings.join(';');
  return (
    <a className="story-thumbnail sb-unstyled" href={`./?path=/story/${story}&globals=${look}`} target="_top">
      <span
        ref={box}
        className="story-thumbnail-screen"
        style={{ width: width * scale, height: height * scale }}
      >
        {turn !== null && (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- it is this Storybook's own page
          <iframe
            // axe checks the story itself, not each of its pictures.
            src={`./iframe.html?viewMode=story&id=${story}&globals=${look};a11y.manual:!true`}
            title={story}
            aria-hidden="true"
            inert
            tabIndex={-1}
            onLoad={turn}
            style={{ width, height, transform: `scale(${scale})` }}
          />
        )}
      </span>
      <span className="story-thumbnail-label">{label}</span>
      <style href="story-thumbnail" precedence="default">
        {style}
      </style>
    </a>
  );
}

/** Whether the element is in the visible part of the page, or less than a screen away from it. */
function useIsNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '400px 0px' },
    );
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}

/** @returns null until it is this story's turn to load; then a function to call when it has loaded. */
function useTurn(isWanted: boolean): (() => void) | null {
  const [done, setDone] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    const giveBack = takeTurn((end) => setDone(() => end));
    return () => {
      giveBack();
      setDone(null);
    };
  }, [isWanted]);
  return done;
}

/** Each story reports to the window around it. Here, that is a page of Storybook, which must not take it for its own. */
function useQuietFrames(): void {
  useEffect(() => {
    const silence = (event: MessageEvent) => {
      if (event.source !== window && event.source !== window.parent) event.stopImmediatePropagation();
    };
    window.addEventListener('message', silence, true);
    return () => window.removeEventListener('message', silence, true);
  }, []);
}

const style = `
  .story-thumbnail {
    display: inline-flex;
    flex-direction: column;
    gap: 8px;
    color: ${light.ink};
    font-size: 13px;
    line-height: 1.35;
    text-decoration: none;
  }
  @media (prefers-color-scheme: dark) { .story-thumbnail { color: ${dark.ink}; } }
  .story-thumbnail-screen {
    display: block;
    overflow: hidden;
    border-radius: 10px;
    background: rgb(128 128 128 / 0.12);
    box-shadow: 0 0 0 1px rgb(110 120 115 / 0.45), 0 2px 10px rgb(0 0 0 / 0.1);
    transition: box-shadow 0.15s;
  }
  .story-thumbnail-screen iframe { display: block; max-width: none; border: 0; transform-origin: 0 0; pointer-events: none; }
  .story-thumbnail-label { max-width: 100%; }
  .story-thumbnail:is(:hover, :focus-visible) .story-thumbnail-label { text-decoration: underline; }
  .story-thumbnail:focus-visible { outline: none; }
  .story-thumbnail:is(:hover, :focus-visible) .story-thumbnail-screen { box-shadow: 0 0 0 3px ${light.accent}, 0 4px 16px rgb(0 0 0 / 0.18); }
`;
