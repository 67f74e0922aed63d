import type { ReactNode } from 'react';

/** Draws a value of each scale. */

const accent = 'var(--recto-color-accent)';

export const bar = (width: string): ReactNode => (
  <div style={{ width, height: '1.25rem', background: accent }} />
);

export const words = (fontSize: string): ReactNode => (
  <span style={{ fontSize, lineHeight: 1.2 }}>Posez la carte à plat</span>
);

export const heavyWords = (fontWeight: string): ReactNode => (
  <span style={{ fontWeight }}>Posez la carte à plat</span>
);

export const paragraph = (lineHeight: string): ReactNode => (
  <p style={{ maxWidth: '22rem', margin: 0, lineHeight, background: 'var(--recto-color-wash)' }}>
    Posez la carte à plat, sur un fond uni, puis évitez les reflets et les ombres.
  </p>
);

export const corner = (borderRadius: string): ReactNode => (
  <div style={{ width: '6rem', height: '3.5rem', borderRadius, background: accent }} />
);

export const line = (width: string): ReactNode => (
  <div style={{ borderTop: `${width} solid var(--recto-color-ink)` }} />
);

export const finger = (size: string): ReactNode => (
  <div style={{ width: size, height: size, borderRadius: 'var(--recto-radius-pill)', background: accent }} />
);
