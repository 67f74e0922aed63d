import { createContext } from 'react';
import type { LastTap } from './follow-taps.ts';

/** With it, controls need not wait for the second tap of a double tap where there was no first one (`useDoubleTapGuard`). */
export const LastTapContext = createContext<LastTap | null>(null);
