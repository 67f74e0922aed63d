/** The screen sizes for which every story is designed, in CSS pixels. */
export const viewports = {
  small: { name: 'Small phone', styles: { width: '320px', height: '568px' }, type: 'mobile' },
  phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  large: { name: 'Large phone', styles: { width: '430px', height: '932px' }, type: 'mobile' },
  landscape: { name: 'Phone on its side', styles: { width: '844px', height: '390px' }, type: 'mobile' },
  tablet: { name: 'Tablet', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
} as const;
