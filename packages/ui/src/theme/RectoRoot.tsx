import { textDirection } from '@recto/core';
import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createGlobalStyle, styled, StyleSheetManager } from 'styled-components';
import { PageTitleContext } from '../i18n/use-document-title.ts';
import { languageTag } from '../i18n/language-tag.ts';
import { useLanguage } from '../i18n/use-language.ts';
import type { BrandLook } from './brand-look.ts';
import { elementStyles, textStyles, tokenStyles, typeStyles } from './element-styles.ts';
import { readersTextSize, remProperty } from './rem.ts';
import { titleSizeInContainer } from './scales.ts';
import { color } from './tokens.ts';

export interface RectoRootProps {
  /** The screens. */
  readonly children: ReactNode;
  /** Colours and corners of a brand, from `brandLook`; null for Recto's own. */
  readonly look?: BrandLook | null;
  /** The colour scheme; without it, that of the device. The capture screen is dark in both. */
  readonly theme?: 'light' | 'dark';
  /** Called with the title of each screen that is shown; the page's own title is not changed. */
  readonly onTitle?: (title: string) => void;
}

/**
 * Shows screens as a part of another app's page, in place of `GlobalStyle`. Styles are in a shadow tree, so that
 * neither the page nor the screens change each other; title, `<html lang>` and `<html dir>` of the page stay as they
 * are (decision 11.10). Render it inside `I18nextProvider`: `lang` and `dir` on the root follow its language.
 *
 * It fills the element that it is in, and is at least 320 px high: give that element a height. A React handler of
 * that element or of those around it is called twice for an event from inside.
 */
export function RectoRoot({ children, look = null, theme, onTitle = ignore }: RectoRootProps) {
  const host = useRef<HTMLDivElement>(null);
  const [content, setContent] = useState<{ shadow: ShadowRoot; rem: string } | null>(null);
  const language = useLanguage();

  useLayoutEffect(() => {
    const element = host.current!;
    const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    setContent({ shadow, rem: readersTextSize(shadow) });
    const view = element.ownerDocument.defaultView!;
    if (!view.CSS.supports('width', '1cqw')) return followSize(element, view);
  }, []);

  return (
    <div ref={host} style={hostStyle}>
      {content !== null &&
        createPortal(
          <StyleSheetManager target={content.shadow}>
            <RootStyle $brand={look} />
            <Box
              data-recto-root
              lang={languageTag(language)}
              dir={textDirection(language)}
              data-theme={theme}
              style={{ [remProperty]: content.rem }}
            >
              <Scroller>
                <PageTitleContext.Provider value={onTitle}>{children}</PageTitleContext.Provider>
              </Scroller>
            </Box>
          </StyleSheetManager>,
          content.shadow,
        )}
    </div>
  );
}

const ignore = () => undefined;

/** For browsers without container units: gives the size to `capture-layout.tsx`. @returns ends it. */
function followSize(element: HTMLElement, view: Window & typeof globalThis): () => void {
  const note = () => {
    const { width, height } = element.getBoundingClientRect();
    element.style.setProperty('--recto-root-width', `${width}px`);
    element.style.setProperty('--recto-root-height', `${height}px`);
  };
  const observer = new view.ResizeObserver(note);
  observer.observe(element);
  note();
  return () => observer.disconnect();
}

/** Inline, since rules of the page win over those that a shadow tree has for its host. */
const hostStyle: CSSProperties = { all: 'initial', display: 'block', height: '100%' };

const root = '[data-recto-root]';

const RootStyle = createGlobalStyle`
  :where(${root}) { all: initial; display: block; }
  ${tokenStyles(root)}
  @supports (width: 1cqw) { :where(${root}) { --recto-text-title: ${titleSizeInContainer}; } }
  ${elementStyles}
  ${typeStyles}
`;

/** A transform, so that what is fixed to the window in an app of its own is fixed to this element. */
const Box = styled.div`
  height: 100%;
  min-height: 320px;
  overflow: hidden;
  background: ${color.paper};
  transform: translate(0);
  ${textStyles}
`;

const Scroller = styled.div`
  height: 100%;
  overflow: auto;
`;
