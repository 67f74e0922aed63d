import { BrandContext, GlobalStyle } from '@recto/ui';
import type { Decorator, Preview } from '@storybook/react-vite';
import { sampleBrands } from '../stories/components/sample-brands.ts';

/** The toolbar's switch between the product's own name and look, and the sample brands. */
export const brandGlobal = {
  brand: {
    description: 'Brand',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      items: [
        { value: 'none', title: 'No brand' },
        { value: 'town', title: 'Town' },
        { value: 'bank', title: 'Bank' },
        { value: 'insurer', title: 'Insurer' },
      ],
    },
  },
} satisfies Preview['globalTypes'];

/** Shows every story with the brand that is chosen in the toolbar. */
export const withBrand: Decorator = (Story, { globals }) => {
  const chosen = Object.entries(sampleBrands).find(([name]) => name === globals['brand'])?.[1];
  if (chosen === undefined) return <Story />;
  return (
    <BrandContext value={chosen.brand}>
      <GlobalStyle $brand={chosen.look} />
      <Story />
    </BrandContext>
  );
};
