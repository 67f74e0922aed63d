/** The screen sizes for which every story is designed, in CSS pixels. */
export const viewports = {
  small: { name: '320 × 568, small phone', styles: { width: '320px', height: '568px' }, type: 'mobile' },
  narrow: { name: '360 × 780, narrow phone', styles: { width: '360px', height: '780px' }, type: 'mobile' },
  phone: { name: '390 × 844, phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  large: { name: '430 × 932, large phone', styles: { width: '430px', height: '932px' }, type: 'mobile' },
  landscape: { name: '844 × 390, landscape', styles: { width: '844px', height: '390px' }, type: 'mobile' },
  tablet: { name: '820 × 1180, tablet', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
} as const;
