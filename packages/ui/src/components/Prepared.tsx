import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { isHydrating } from '../hydration.ts';
import { Activity } from './activity.ts';

export interface PreparedProps {
  readonly isShown: boolean;
  readonly children: ReactNode;
}

const inPlace = { display: 'contents' };
const isServer = !('document' in globalThis);

/**
 * Renders its children before they are shown, when React has nothing else to do, and outside of the page: no reader,
 * style or script finds them there. Showing them takes less time than rendering them. Their effects run once they are
 * shown. When they are hidden again, they are rendered anew, so that each time begins with fresh state. Before
 * React 19.2 they are rendered when they are shown. A server renders them in place, if they are shown; React takes these
 * over where the page says so (`beginHydration`), so that a tap on one of them reaches it.
 */
export function Prepared({ isShown, children }: PreparedProps) {
  const place = useRef<HTMLDivElement>(null);
  const [holder, setHolder] = useState<HTMLElement | null>(null);
  const [isInPlace, setIsInPlace] = useState(() => isShown && (isServer || isHydrating()));
  if (isInPlace && !isShown) setIsInPlace(false);
  const [shown, setShown] = useState({ isShown, times: 0 });
  if (shown.isShown !== isShown) setShown({ isShown, times: shown.times + (isShown ? 0 : 1) });

  useLayoutEffect(() => {
    const element = place.current!.ownerDocument.createElement('div');
    // Its children are laid out as if they were its parent's.
    element.style.display = 'contents';
    setHolder(element);
  }, []);

  // Before the effects of the children, such as one that moves the focus.
  useLayoutEffect(() => {
    if (isInPlace) return;
    // What a server has rendered goes as soon as the children are here, or are no longer shown.
    if (!isShown) return place.current!.replaceChildren();
    if (holder === null) return;
    place.current!.replaceChildren(holder);
    return () => holder.remove();
  }, [isShown, isInPlace, holder]);

  return (
    <>
      {/* An empty text, so that React leaves what a server has rendered inside until it has its own. */}
      <div ref={place} style={inPlace} suppressHydrationWarning>
        {isInPlace ? children : ''}
      </div>
      {holder !== null &&
        !isInPlace &&
        createPortal(
          Activity === undefined ? (
            isShown && children
          ) : (
            <Activity key={shown.times} mode={isShown ? 'visible' : 'hidden'}>
              {children}
            </Activity>
          ),
          holder,
        )}
    </>
  );
}
