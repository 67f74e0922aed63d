'use client';

export { BrandContext } from './brand/use-brand.ts';
export type { ActionName } from './components/action-name.ts';
export { Button } from './components/Button.tsx';
export { DocumentDrawing } from './components/drawings/DocumentDrawing.tsx';
export { Pictogram } from './components/drawings/Pictogram.tsx';
export { IconButton } from './components/IconButton.tsx';
export {
  CheckIcon,
  CloseIcon,
  InfoIcon,
  WarnIcon,
  ErrorIcon,
  CameraIcon,
  SwitchCameraIcon,
  RetakeIcon,
  TrashIcon,
  PlusIcon,
  PictureIcon,
  GlobeIcon,
  ChevronDownIcon,
  BackIcon,
  AutoIcon,
  SoundIcon,
  TorchIcon,
  LoupeIcon,
  MinusIcon,
  SendIcon,
  ClockIcon,
  VacantIcon,
  ArrowIcon,
} from './components/icons/icons.tsx';
export { LanguageSwitcher, type LanguageChoice } from './components/LanguageSwitcher.tsx';
export { Message } from './components/layout/Message.tsx';
export { Page } from './components/layout/Page.tsx';
export { Screen } from './components/layout/Screen.tsx';
export type { ScreenName } from './components/layout/screen-name.ts';
export { ScreenHeading } from './components/layout/ScreenHeading.tsx';
export { beginHydration } from './hydration.ts';
export { LinkButton } from './components/LinkButton.tsx';
export { LiveRegion } from './components/LiveRegion.tsx';
export { Logo } from './components/Logo.tsx';
export { Modal } from './components/Modal.tsx';
export { Prepared } from './components/Prepared.tsx';
export { Notice } from './components/Notice.tsx';
export { Spinner } from './components/Spinner.tsx';
export { HotToasts } from './components/toasts/HotToasts.tsx';
export { ToastArea } from './components/toasts/ToastArea.tsx';
export { ToastCard } from './components/toasts/ToastCard.tsx';
export { VisuallyHidden } from './components/VisuallyHidden.tsx';
export { checkTexts } from './i18n/check-texts.ts';
export { createTranslations, type AddedTexts, type Translations } from './i18n/create-translations.ts';
export { languageNames } from './i18n/language-names.ts';
export { languageTag } from './i18n/language-tag.ts';
export { offeredLanguages, useLanguage } from './i18n/use-language.ts';
export { useScreenTitle } from './i18n/use-document-title.ts';
export { loadChunk, ChunkLoadError } from './chunks/load-chunk.ts';
export { CaptureRehearsal } from './screens/capture/CaptureRehearsal.tsx';
export { CaptureScreen } from './screens/capture/CaptureScreen.tsx';
export { CaptureView, type CaptureActions, type LinkToShare } from './screens/capture/CaptureView.tsx';
export { BrowserAdvice } from './screens/capture/troubleshooting/BrowserAdvice.tsx';
export { ConfirmScreen } from './screens/confirm/ConfirmScreen.tsx';
export { ConfirmView, type ConfirmActions } from './screens/confirm/ConfirmView.tsx';
export type { Connection } from './screens/connection.ts';
export { ContinueOnPhoneView } from './screens/continue-on-phone/ContinueOnPhoneView.tsx';
export { ConfigurationErrorView, CrashView, LoadingErrorView } from './screens/failure/failure-views.tsx';
export { followTaps, type LastTap } from './screens/follow-taps.ts';
export { LastTapContext } from './screens/last-tap.ts';
export { LoadingIndicator } from './screens/loading/LoadingIndicator.tsx';
export { useScrollToTop } from './components/layout/use-scroll-to-top.ts';
export { useAppState } from './screens/loading/use-app-state.ts';
export { LoadingLine } from './screens/loading/LoadingLine.tsx';
export { NotFoundView } from './screens/not-found/NotFoundView.tsx';
export { ProcedureShell } from './screens/shell/ProcedureShell.tsx';
export { StartScreen, type StartScreenProps } from './screens/start/StartScreen.tsx';
export { StartView } from './screens/start/StartView.tsx';
export { StatusScreen } from './screens/status/StatusScreen.tsx';
export { StatusView } from './screens/status/StatusView.tsx';
export { SupportContext, type Support, type SupportCode } from './screens/support/support-context.ts';
export { useSupport } from './screens/support/use-support.ts';
export { brandLook, type BrandLook, type LowContrast } from './theme/brand-look.ts';
export { GlobalStyle } from './theme/GlobalStyle.ts';
export { RectoRoot, type RectoRootProps } from './theme/RectoRoot.tsx';
export { useSnapshot } from './use-snapshot.ts';
export { whenIdle } from './when-idle.ts';
