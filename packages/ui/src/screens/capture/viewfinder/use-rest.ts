import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { rootOf } from '../../../components/root-node.ts';
import { guardMs, longestTapMs } from '../../double-tap-time.ts';

/** What is pressed and released. `blur` is the window's: what is released elsewhere is not reported here. */
const types = ['pointerdown', 'pointerup', 'pointercancel', 'keydown', 'keyup', 'blur'];

/**
 * The tap or key that wakes a resting camera (decision 2.16) must not also press a button, and the focus stays in the
 * viewfinder.
 * @returns whether the controls are inert: during the rest, and until the finger or the key that ended it is up and the
 * second tap of a double tap has passed.
 */
export function useRest(isResting: boolean, stage: RefObject<HTMLElement | null>): boolean {
  const [isInert, setIsInert] = useState(isResting);
  if (isResting && !isInert) setIsInert(true);
  const [pressed, setPressed] = useState('');

  useEffect(() => {
    if (!isInert) return;
    const window = stage.current!.ownerDocument.defaultView!;
    const note = ({ type }: Event) => setPressed(type.endsWith('down') ? type : '');
    for (const type of types) window.addEventListener(type, note);
    return () => {
      for (const type of types) window.removeEventListener(type, note);
      setPressed('');
    };
  }, [isInert, stage]);

  useEffect(() => {
    if (!isInert || isResting || pressed === 'keydown') return;
    const ms = pressed === '' ? guardMs('controls', null, Date.now()) : longestTapMs;
    const timer = setTimeout(() => setIsInert(false), ms);
    return () => clearTimeout(timer);
  }, [isInert, isResting, pressed]);

  useBorrowedFocus(isResting, isInert, stage);
  return isInert;
}

/**
 * Moves the focus to the button that ends the rest, then to the heading, and once the controls can be used again back to the
 * one that had it: a key that is held must not press it.
 */
function useBorrowedFocus(isResting: boolean, isInert: boolean, stage: RefObject<HTMLElement | null>): void {
  const before = useRef<HTMLElement | null>(null);
  // A layout effect runs before the browser moves the focus out of inert controls.
  useLayoutEffect(() => {
    const element = stage.current!;
    const focused = rootOf(element).activeElement as HTMLElement | null;
    // So is that of the guidance's switches, which are gone during the rest.
    const isLost = focused === null || focused === element.ownerDocument.body;
    const heading = element.querySelector('h1');
    let next: HTMLElement | null = null;
    if (isResting) {
      if (!isLost && !element.contains(focused)) return;
      before.current = focused;
      next = element.querySelector('[data-action="start-camera"]');
    } else if (isInert) {
      if (isLost) next = heading;
    } else {
      if (focused === heading && element.contains(before.current)) next = before.current;
      before.current = null;
    }
    next?.focus({ preventScroll: true });
  }, [isResting, isInert, stage]);
}
