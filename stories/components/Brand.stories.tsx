import { documents } from '@recto/core';
import {
  BrandContext,
  ProcedureShell,
  StartView,
  StatusView,
  ToastArea,
  type LanguageChoice,
} from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { styled } from 'styled-components';
import { useToolbarLanguage } from '../screens/toolbar-language.ts';
import { sampleBrands, type SampleBrand } from './sample-brands.ts';
import { receiptOf } from '../screens/receipt-samples.ts';

/** Several pages are on one page, each with its own landmarks. */
const landmarksOfSeveralPages = ['banner', 'contentinfo', 'main'].map((landmark) => ({
  id: `landmark-no-duplicate-${landmark}`,
  enabled: false,
}));

const meta = {
  title: 'Components/Brand',
  parameters: {
    a11y: { config: { rules: [...landmarksOfSeveralPages, { id: 'landmark-unique', enabled: false }] } },
  },
} satisfies Meta;
export default meta;

/**
 * Three brands: a name with square corners and all links; a logo and round corners, in the dark; and a long name
 * without any link.
 */
export const ThreeBrands: StoryObj<typeof meta> = {
  render: function Render() {
    return <Brands languageChoice={useToolbarLanguage()} />;
  },
  play: async ({ canvas }) => {
    await waitFor(() => {
      const logo = canvas.getByRole<HTMLImageElement>('img', { name: 'Banque Aubrac' });
      if (logo.naturalWidth === 0) throw new Error('The logo is not loaded yet.');
    });
    const footers = canvas.getAllByRole('contentinfo').map(({ textContent }) => textContent);
    await expect(footers).toEqual([
      expect.stringContaining('Mont'),
      expect.stringContaining('Banque Aubrac'),
      expect.stringContaining('Assurances Lémanique Prévoyance'),
    ]);
  },
};

function Brands({ languageChoice }: Pick<BrandedProps, 'languageChoice'>) {
  return (
    <>
      <Branded {...sampleBrands.town} theme="light" languageChoice={languageChoice}>
        <StartView
          lastname="Lefèvre"
          documents={documents.map(({ name }) => name)}
          starting={false}
          onStart={fn()}
          autoCapture={false}
          checksFace={false}
          sound={null}
        />
      </Branded>
      <Branded {...sampleBrands.bank} theme="dark" languageChoice={languageChoice}>
        <StatusView
          status="finished"
          receipt={receiptOf(['idCardRecto', 'idCardVerso'])}
          redirectUrl="https://example.com/done"
        />
      </Branded>
      <Branded
        {...sampleBrands.insurer}

        theme="light"
        languageChoice={languageChoice}
      >
        <StatusView status="expired" redirectUrl={null} />
      </Branded>
    </>
  );
}

interface BrandedProps extends SampleBrand {
  readonly languageChoice: LanguageChoice;
  readonly theme: 'light' | 'dark';
  readonly children: ReactNode;
}

function Branded({ brand, look, theme, languageChoice, children }: BrandedProps) {
  return (
    <div data-sheet-cell data-theme={theme} style={cell}>
      <Look $look={look.light + (theme === 'dark' ? look.dark : '')}>
        <BrandContext value={brand}>
          <ProcedureShell
            languageChoice={languageChoice}
            version="1.0.0"
            connection="online"
            photosWait={false}
            toasts={<ToastArea />}
          >
            {children}
          </ProcedureShell>
        </BrandContext>
      </Look>
    </div>
  );
}

/** Layout containment keeps elements with `position: fixed` inside their cell. */
const cell = { position: 'relative', contain: 'layout', width: '100vw' } as const;

const Look = styled.div<{ readonly $look: string }>`
  ${({ $look }) => $look}
  background: var(--recto-color-paper);
`;
