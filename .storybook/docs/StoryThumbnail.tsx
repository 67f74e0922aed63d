import { DocsContext } from '@storybook/addon-docs/blocks';
import {
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { dark, light } from '../../packages/ui/src/theme/palette.ts';
import { StoryDrawing } from './StoryDrawing.tsx';
import { takeTurn, type TurnRank } from './turns.ts';

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
  const place = usePlace(box);
  const prepared = usePrepared(story, place !== 'far');
  const look = Object.entries(globals)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  const Picture = prepared?.parameters['drawnInPlace'] ? DrawnStory : LoadedStory;
  return (
    <a className="story-thumbnail sb-unstyled" href={`./?path=/story/${story}&globals=${look}`} target="_top">
      <span
        ref={box}
        className="story-thumbnail-screen"
        style={{ width: width * scale, height: height * scale }}
      >
        {prepared !== null && (
          <Picture
            prepared={prepared}
            isSeen={place === 'seen'}
            look={look}
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

interface PictureProps {
  readonly prepared: PreparedStory;
  readonly isSeen: boolean;
  /** The toolbar's settings, as in an address. */
  readonly look: string;
  readonly style: CSSProperties;
}

/** Neither used nor read in place. */
const picture = { 'aria-hidden': true, inert: true, tabIndex: -1 } as const;

/** The story drawn by this page (`StoryDrawing`), as its parameter `drawnInPlace` allows. */
function DrawnStory({ prepared, isSeen, look, style: size }: PictureProps) {
  const docs = useContext(DocsContext);
  const [drawing, setDrawing] = useState<StoryDrawing | null>(null);
  const { mayBegin, end } = useTurn(isSeen ? 'seen' : 'near');
  useEffect(() => () => drawing?.end(), [drawing]);
  useEffect(() => {
    const globals = Object.fromEntries(look.split(';').map((setting) => setting.split(':')));
    void drawing?.show(prepared, docs.getStoryContext(prepared), globals).finally(end);
  }, [drawing, docs, prepared, look, end]);
  if (!mayBegin) return null;
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- this page writes into it
    <iframe
      srcDoc="<!doctype html><html><head></head><body></body></html>"
      title={prepared.id}
      {...picture}
      onLoad={({ currentTarget }) => setDrawing(new StoryDrawing(currentTarget.contentDocument!))}
      style={size}
    />
  );
}

/** The story with a preview of its own, which plays it. */
function LoadedStory({ prepared: { id }, isSeen, look, style: size }: PictureProps) {
  const { mayBegin, end } = useTurn(isSeen ? 'seenSlow' : 'nearSlow');
  useQuietFrames();
  if (!mayBegin) return null;
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- it is this Storybook's own page
    <iframe
      // axe checks the story itself, not each of its pictures.
      src={`./iframe.html?viewMode=story&id=${id}&globals=${look};a11y.manual:!true`}
      title={id}
      {...picture}
      onLoad={end}
      style={size}
    />
  );
}

/** @returns null until the story is wanted and its module is loaded. */
function usePrepared(story: string, isWanted: boolean): PreparedStory | null {
  const docs = useContext(DocsContext);
  const [prepared, setPrepared] = useState<PreparedStory | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    const load = async () => {
      const loaded = await docs.loadStory(story);
      if (!isOver) setPrepared(loaded);
    };
    void load();
    return () => {
      isOver = true;
      setPrepared(null);
    };
  }, [docs, story, isWanted]);
  return prepared;
}

type Place = 'seen' | 'near' | 'far';

/** Where the element is: in the visible part of the page, at most so many pixels away from it, or farther. */
function usePlace(element: RefObject<HTMLElement | null>): Place {
  const [isSeen, setSeen] = useState(false);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const watch = (rootMargin: string, note: (isInside: boolean) => void) => {
      const observer = new IntersectionObserver((entries) => note(entries.at(-1)?.isIntersecting ?? false), {
        rootMargin,
      });
      observer.observe(element.current!);
      return observer;
    };
    const observers = [watch('0px', setSeen), watch('400px 0px', setNear)];
    return () => observers.forEach((observer) => observer.disconnect());
  }, [element]);
  if (isSeen) return 'seen';
  return isNear ? 'near' : 'far';
}

/** Whether it is this picture's turn: from then on, it is. `end` says that the picture is there. */
function useTurn(rank: TurnRank): { readonly mayBegin: boolean; readonly end: () => void } {
  const [mayBegin, setMayBegin] = useState(false);
  const turn = useRef(() => {});
  const end = useCallback(() => turn.current(), []);
  useEffect(() => {
    if (mayBegin) return;
    let hasBegun = false;
    const giveBack = takeTurn(rank, () => {
      hasBegun = true;
      turn.current = giveBack;
      setMayBegin(true);
    });
    return () => {
      if (!hasBegun) giveBack();
    };
  }, [rank, mayBegin]);
  useEffect(() => end, [end]);
  return { mayBegin, end };
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
