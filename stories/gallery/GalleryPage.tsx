import type { ReactNode } from 'react';

/** The whole width of the window, unlike a page of text. */
export function GalleryPage({ children }: { readonly children: ReactNode }) {
  return (
    <div className="gallery">
      <style href="gallery" precedence="default">
        {style}
      </style>
      {children}
    </div>
  );
}

const style = `
  .sbdocs-content:has(.gallery) { max-width: 110rem; }
  .gallery section { margin-top: 32px; }
  .gallery nav { display: flex; flex-wrap: wrap; gap: 4px 18px; font-size: 14px; }
  .gallery-screens { display: flex; flex-wrap: wrap; gap: 28px 24px; margin: 16px 0 40px; }
  .gallery-screens .story-thumbnail { width: 156px; }
  .gallery-table { overflow-x: auto; }
  .gallery-table .gallery-screens { flex-wrap: nowrap; width: max-content; padding: 4px; margin-bottom: 24px; }
`;
