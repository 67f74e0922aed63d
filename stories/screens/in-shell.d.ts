import type { Decorator } from '@storybook/react-vite';
/** Puts a screen where a person meets it: in the parent shell (§2). */
export declare const inShell: Decorator;
