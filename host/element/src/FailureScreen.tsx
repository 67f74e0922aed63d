import type { Language } from '@recto/core';
import { ChunkLoadError, CrashView, LoadingErrorView, NotFoundView, useLanguage } from '@recto/ui';
import type { JourneyError } from './JourneyError.ts';

export interface FailureScreenProps {
  readonly error: JourneyError;
  /** False if only the texts of `LoadingErrorView` and `CrashView` are there, which come with the element. */
  readonly hasTexts: boolean;
  readonly onRetry: () => void;
  readonly onLanguage: (language: Language) => void;
}

/** What the customer reads about a failure. */
export function FailureScreen({ error, hasTexts, onRetry, onLanguage }: FailureScreenProps) {
  const languageChoice = { language: useLanguage(), onChange: onLanguage };
  if (error.code === 'crash') return <CrashView onRetry={onRetry} languageChoice={languageChoice} />;
  if (!hasTexts || error.cause instanceof ChunkLoadError) {
    return <LoadingErrorView onRetry={onRetry} languageChoice={languageChoice} />;
  }
  // Settings are for the author of the page to correct: another link would not help.
  const cause = error.code === 'link' ? 'notFound' : 'unreachable';
  return <NotFoundView cause={cause} onRetry={onRetry} languageChoice={languageChoice} />;
}
