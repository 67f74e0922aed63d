import type { ReactNode } from 'react';
import {
  darkDeclarations,
  lightDeclarations,
  schemeIndependentDeclarations,
} from '../../packages/ui/src/theme/theme-declarations.ts';
import { useToolbarLook } from './use-toolbar-look.ts';

export interface SheetProps {
  /** The colour scheme; by default the toolbar's. */
  readonly theme?: 'light' | 'dark';
  readonly children: ReactNode;
}

/** A part of a Storybook page in Recto's own style: the tokens apply only inside it. */
export function Sheet({ theme, children }: SheetProps) {
  const look = useToolbarLook();
  return (
    <div className="sb-unstyled recto-sheet" data-theme={theme ?? look.theme}>
      <style href="recto-sheet" precedence="default">
        {style}
      </style>
      {children}
    </div>
  );
}

const style = `
  .recto-sheet { ${schemeIndependentDeclarations} ${lightDeclarations} }
  .recto-sheet[data-theme='dark'] { ${darkDeclarations} }
  .recto-sheet {
    margin-block: var(--recto-space-x5);
    padding: var(--recto-space-x5);
    border: 1px solid var(--recto-color-hairline);
    border-radius: var(--recto-radius-medium);
    background: var(--recto-color-paper);
    color: var(--recto-color-ink);
    font-family: var(--recto-font-text);
    font-size: 1rem;
    line-height: var(--recto-leading-body);
  }
  .recto-sheet code { font-family: ui-monospace, monospace; font-size: 0.85em; }
  .recto-sheet .muted { color: var(--recto-color-ink-muted); }
`;
