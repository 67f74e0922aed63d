import { lazy, Suspense, useContext, useState, type ComponentType } from 'react';
import { loadChunk } from '../../chunks/load-chunk.ts';
import type { SupportBlockProps } from './SupportBlock.tsx';
import { SupportContext, type Support, type SupportCode } from './support-context.ts';

/** Nothing else of an error screen waits for it: without its code, it is not shown. */
const SupportBlock = lazy<ComponentType<SupportBlockProps>>(() =>
  loadChunk(() => import('./SupportBlock.tsx')).catch(() => ({ default: () => null })),
);

export interface SupportReferenceProps {
  readonly code: SupportCode;
}

/** The reference on an error screen, where one is known, with what support asks for (decision 7.11). */
export function SupportReference({ code }: SupportReferenceProps) {
  const support = useContext(SupportContext);
  return support !== null && <Shown key={code} code={code} support={support} />;
}

function Shown({ code, support }: SupportReferenceProps & { readonly support: Support }) {
  const [time] = useState(support.now);
  return (
    <Suspense fallback={null}>
      <SupportBlock code={code} time={time} support={support} />
    </Suspense>
  );
}
