import { BrandContext, GlobalStyle, LastTapContext, type LastTap, type Translations } from '@recto/ui';
import { StrictMode, useEffect, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { OperatorBrand } from '../branding/read-operator-brand.ts';

export interface PageTreeProps {
  readonly i18n: Translations['i18n'];
  readonly lastTap: LastTap;
  readonly brand: OperatorBrand;
  /** Called once the children are in the page, after their own effects. */
  readonly onShown?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** What is around all screens. The build renders the same, so that React can take over what it has rendered. */
export function PageTree({ i18n, lastTap, brand, onShown, children }: PageTreeProps) {
  return (
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <GlobalStyle $brand={brand.look} />
        <BrandContext value={brand.brand}>
          <LastTapContext value={lastTap}>
            <Shown onShown={onShown}>{children}</Shown>
          </LastTapContext>
        </BrandContext>
      </I18nextProvider>
    </StrictMode>
  );
}

function Shown({ onShown, children }: Pick<PageTreeProps, 'onShown' | 'children'>) {
  useEffect(() => onShown?.(), [onShown]);
  return children;
}
