import { afterEach, expect, it, vi } from 'vitest';
import { followSystemTextSize } from '../../../packages/adapters/src/browser/device/system-text-size.ts';

const page = document.documentElement;

afterEach(() => {
  vi.restoreAllMocks();
  page.style.fontSize = '';
});

it('a browser without Apple’s keyword is left alone', () => {
  followSystemTextSize(window);
  expect(page.style.fontSize).toBe('');
});

it('text is as large as an iPhone’s, up to twice the default and never smaller, also after a change in its settings', () => {
  // Chromium refuses the keyword; this element takes any font.
  const probe = Object.defineProperty(document.createElement('span'), 'style', { value: { font: '' } });
  vi.spyOn(document, 'createElement').mockReturnValue(probe);
  const sizes = [17, 14, 23, 28, 34, 53, Number.NaN];
  const getComputedStyle = () => ({ fontSize: `${sizes[0]}px` });
  const before = document.body.childElementCount;
  followSystemTextSize({ document, getComputedStyle } as unknown as Window);
  expect(probe.style.font).toBe('-apple-system-body');
  const scales: number[] = [];
  while (sizes.length > 0) {
    document.dispatchEvent(new Event('visibilitychange'));
    scales.push(Math.round(Number.parseFloat(page.style.fontSize)));
    sizes.shift();
  }
  expect(scales).toEqual([100, 100, 135, 165, 200, 200, 100]);
  expect(document.body.childElementCount).toBe(before);
});
