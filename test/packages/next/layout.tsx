import type { ReactNode } from 'react';

export const metadata = { title: 'An app of its own' };

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="pt">
      <body>{children}</body>
    </html>
  );
}
