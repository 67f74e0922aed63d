import type { Decorator } from '@storybook/react-vite';
/** Gives a component the paper and the margins that it has in a screen. */
export declare const inColumn: Decorator;
