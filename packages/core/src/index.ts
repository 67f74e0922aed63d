// Figures of the specification (§9)
export {
  maximumUploadBytes,
  allowedImageTypes,
  requestedResolution,
  captureJpegQuality,
  orientationCheckIntervalMs,
  appReadyDelayMs,
  toastDurationMs,
  qrCodeSizePx,
} from './business-constants.ts';

// Documents, photos and procedures
export {
  documents,
  photos,
  photoNames,
  photoNamed,
  perPhoto,
  perRequiredFlag,
  requiredDocuments,
  requiredPhotos,
  type PhotoFrame,
  type FacingMode,
  type DocumentName,
  type PhotoName,
  type RequiredFlag,
  type RequiredFlags,
  type Photo,
  type PhotographedDocument,
} from './model/photos.ts';
export { documentFormats } from './model/document-sizes.ts';
export {
  formatsOf,
  documentFormatNames,
  documentsWithFormats,
  type DocumentFormat,
  type ExpectedFormats,
} from './model/document-format.ts';
export {
  procedureStatuses,
  hasPhoto,
  missingPhotos,
  type ProcedureStatus,
  type Thumb,
  type Procedure,
} from './model/procedure.ts';
export {
  signatureBytes,
  imageTypeOf,
  readingLimitMs,
  type AllowedImageType,
  type UploadRejection,
  type FormatAdvice,
} from './model/upload-rules.ts';
export {
  capturedImageFromDataUrl,
  capturedImageFromPlatform,
  isPickedFile,
  type CapturedImage,
} from './model/captured-image.ts';
export { imageSizeOf, isTooLargeToOpen } from './model/image-size.ts';
export type { PhotoHash } from './model/photo-hash.ts';
export {
  photoProblemNames,
  photoWarningCodes,
  type Place,
  type PhotoProblemName,
  type PhotoWarningCode,
  type PhotoProblem,
  type DocumentPlace,
  type PhotoCheck,
} from './model/photo-check.ts';

// What is seen in a frame
export type {
  Point,
  Quad,
  PictureSide,
  DocumentReading,
  FaceBox,
  FaceReading,
  FrameReading,
} from './model/frame-reading.ts';
export { documentWidth } from './model/quad.ts';
export { squareSide, cardFrame, faceFrame, type MaskFrame } from './model/mask-geometry.ts';
export { centredSquare, type FrameSize, type SquareCrop } from './model/square-crop.ts';
export {
  isClearDocument,
  isDocumentPhoto,
  isFaceInstead,
  mayBePortrait,
  isDocumentInstead,
} from './guidance/face-instead.ts';
export { showsSeveralPeople } from './guidance/several-people.ts';
export {
  darkBelow,
  darkWithoutDocumentBelow,
  blurredBelow,
  glareFrom,
  coveredFrom,
  somethingFrom,
  faceBlurredBelow,
  faceCoveredFrom,
  documentClearFrom,
  tooSmallBelowDpi,
  unreadableBelow,
  unreadableBelowShare,
  unreadableFrom,
  readableShareOfRow,
  clearFrom,
  mostUnreadableParts,
  onTheMaskFrom,
} from './guidance/thresholds.ts';

// Guidance in the viewfinder
export { guidanceModes, defaultGuidanceMode, type GuidanceMode } from './guidance/guidance-mode.ts';
export type { GuidanceParts } from './guidance/guidance-control.ts';
export {
  noGuidance,
  type GuidanceSnapshot,
  type CaptureRing,
  type SpokenDirection,
  type Words,
  type PhotoVerdict,
  type PhotoWarning,
  type ViewfinderGuidance,
} from './guidance/guidance-snapshot.ts';
export type { Hint, AfterReady } from './guidance/hint.ts';
export { guidancePaces, type GuidancePace } from './model/guidance-pace.ts';
export type { FramingTone } from './model/framing-tone.ts';

// Languages, texts and the brand
export {
  languages,
  defaultLanguage,
  languageOf,
  textDirection,
  chooseLanguage,
  type Language,
  type TextDirection,
  type LanguageSources,
} from './model/language.ts';
export { isLanguageCode } from './model/language-code.ts';
export { textIn, type LocalText, type Brand } from './model/brand.ts';
export { absoluteAddress, safeLink } from './model/safe-url.ts';
export { safeImage } from './model/safe-image.ts';
export { siteOf } from './model/site-of.ts';

// The device and its browser
export {
  browserNames,
  platforms,
  browserFamily,
  type BrowserName,
  type Platform,
  type BrowserFamily,
} from './device/browser-family.ts';
export {
  browserRules,
  defaultBrowserRule,
  isCaptureSupported,
  isMobile,
  type BrowserRule,
} from './device/device-support.ts';
export {
  inAppBrowsers,
  parseUserAgent,
  type DeviceFacts,
  type Engine,
  type BrowserProduct,
  type System,
  type InAppBrowser,
  type UserAgent,
} from './device/user-agent.ts';

// Errors of the camera, and what to do about them
export type { CameraStatus } from './camera/camera-machine.ts';
export { cameraCauses, type CameraCause } from './model/camera-cause.ts';
export { diagnoseBrowser, type Diagnosis } from './camera/diagnosis.ts';
export { filePickerRules, defaultFilePickerRule, type FilePickerRule } from './camera/file-picker.ts';
export { offersFiles } from './camera/offers-files.ts';
export {
  adviceSteps,
  recoveryActions,
  cameraAdvice,
  type AdviceStep,
  type RecoveryAction,
  type CameraAdvice,
} from './camera/advice.ts';

// Links, and what opens them
export {
  notFoundPath,
  continueOnPhonePath,
  childScreens,
  isPagePath,
  isReadablePath,
  mendedPath,
  withoutPunctuation,
  isRoutePath,
  NavigationCommandError,
  pathOf,
  type ChildScreen,
} from './link/navigation.ts';
export { parseLink, type LinkParts } from './link/parse-link.ts';
export { procedureLink } from './link/procedure-link.ts';
export { guardRedirect } from './link/route-guard.ts';
export { Entry, type EntryOutcome, type EntryState, type EntryParts } from './link/entry.ts';
export { AppReadiness, type AppState } from './link/app-readiness.ts';

// The open procedure
export {
  ProcedureStore,
  type ProcedureAction,
  type ProcedureSnapshot,
  type Submission,
  type ProviderReport,
  type VaultKnowledge,
  type EarlyProcedure,
  type ProcedureStoreParts,
} from './procedure/procedure-store.ts';
export type { Refusal } from './procedure/refusal.ts';
export {
  refusalCodes,
  type RefusalCode,
  type RefusedPhoto,
  type RefusedPhotos,
} from './model/refused-photo.ts';
export {
  phoneProgress,
  followProcedure,
  type PhoneProgress,
  type FollowParts,
} from './procedure/phone-progress.ts';

// The capture screen
export {
  CaptureSession,
  type FacingModes,
  type CaptureSessionParts,
  type MountedCaptureView,
} from './capture/capture-session.ts';
export { isEqual } from './observable/equality.ts';
export { asksToTurn, type CaptureSnapshot, type CaptureTrouble } from './capture/capture-snapshot.ts';
export { cameraAppOffer } from './capture/camera-app-offer.ts';
export {
  isFraming,
  isWithoutCamera,
  type PhotoOutcome,
  type CaptureState,
} from './capture/capture-machine.ts';
export { nextPhoto, selectedPhoto, viewStepOf } from './capture/steps.ts';
export type { Announcement, Finding, Said } from './capture/announcement.ts';

// The confirm screen
export {
  ConfirmSession,
  type TileState,
  type Tile,
  type ConfirmSection,
  type Deletion,
  type ConfirmSnapshot,
  type ConfirmSessionParts,
} from './confirm/confirm-session.ts';

// Photos on their way to the provider
export { UploadQueue, type UploadQueueParts } from './uploads/upload-queue.ts';
export {
  isAnyToBeSent,
  pendingPhotoNames,
  type PendingPhoto,
  type UploadOutcome,
  type UploadProblem,
  type UploadQueueSnapshot,
  type UploadState,
} from './uploads/pending-photo.ts';
export { loadRemoval, type ReadyUpload, type LocationRemoval } from './uploads/deliver.ts';
export type { FileProblem } from './uploads/file-problem.ts';

// Photos kept on the phone
export { ageClock } from './vault/age-clock.ts';
export { MemoryPhotos } from './vault/memory-photos.ts';
export {
  reservedNote,
  unknownNote,
  factsAfter,
  isSamePhoto,
  isNewer,
  isReplaced,
  noteAfter,
  noteOfDeleted,
  type PhotoNote,
  type NotedPhoto,
  type VaultTimes,
} from './vault/photo-note.ts';
export { photoRetentionMs, vaultCapacityBytes } from './vault/vault-limits.ts';

// Calls 1 to 8, and the rules of a provider
export { readAccessTokenResponse, type AccessTokenResponse } from './calls/access-token-response.ts';
export {
  smallCallLimitMs,
  imageCallLimitMs,
  stallLimitMs,
  maximumResponseBytes,
} from './calls/call-limits.ts';
export { callNames, type CallName } from './calls/call-names.ts';
export {
  clientAuthentications,
  defaultClientAuthentication,
  accessTokenRequest,
  type ClientAuthentication,
  type ClientCredentials,
  type AccessTokenRequest,
} from './calls/client-credentials.ts';
export { jsonOrNothing, isProvidersRefusal } from './calls/own-response.ts';
export * as providerRules from './provider-rules/provider-rules.ts';
export { ProviderRuleError } from './provider-rules/provider-rules.ts';

// Events for the operator
export {
  eventCatalogue,
  visitParts,
  silentEvents,
  type EventName,
  type FactsOf,
  type EventFacts,
  type VisitPart,
  type EventContext,
  type AppEvent,
  type EventPort,
} from './ports/events.ts';
export { EventRecorder, type RecordedTime } from './telemetry/event-recorder.ts';
export { recordCapture, type RecordedParts } from './telemetry/record-capture.ts';
export type { JourneyFailure, JourneyMessage, TellPage, WayOut } from './telemetry/journey-message.ts';
export { watchFinish, watchSteps, type WatchedProcedure } from './telemetry/watch-journey.ts';
export { recordHandOver } from './telemetry/record-hand-over.ts';
export { visitPartOf } from './telemetry/visit-part.ts';

// Ports: what an adapter implements
export {
  cameraErrorCodes,
  CameraError,
  type CameraSurface,
  type CameraRequest,
  type CameraPort,
  type CameraPicture,
  type HeldFrame,
  type CameraFeed,
  type CameraErrorCode,
  type CameraFacts,
  type CameraErrorOptions,
} from './ports/camera.ts';
export { defaultChoices, type GuidanceChoices, type ChoicesPort } from './ports/choices.ts';
export type { Orientation, DeviceUse, DevicePort } from './ports/device.ts';
export type { FrameAnalysisPort, FrameListener, FrameLook, FrameWatch } from './ports/frame-analysis.ts';
export type { FramingSoundPort } from './ports/framing-sound.ts';
export type { Mutex } from './ports/mutex.ts';
export type {
  PhotoUpload,
  PhotoFacts,
  StoredUploadId,
  StoredUpload,
  NotStarted,
  Removal,
  RemovalReason,
  VaultContents,
  PhotoVaultPort,
} from './ports/photo-vault.ts';
export {
  repositoryErrorCodes,
  RepositoryError,
  type CallOptions,
  type UploadOptions,
  type ProcedureRepository,
  type RepositoryErrorCode,
  type RepositoryErrorOptions,
} from './ports/procedure-repository.ts';
export { storageKeys, type StoredProcedure, type StoragePort } from './ports/storage.ts';
export {
  toastKinds,
  lossCodes,
  toastCodes,
  failingCalls,
  type ToastKind,
  type ToastCode,
  type FailingCall,
  type ToastSubject,
  type Toast,
  type ToastPort,
} from './ports/toasts.ts';

// Time, and what can be subscribed to
export { abortReason, throwIfAborted, unlessAborted } from './time/abort.ts';
export { backOffMs, type BackOff } from './time/back-off.ts';
export { systemClock, type Clock } from './time/clock.ts';
export { monotonicClock } from './time/monotonic-clock.ts';
export { sleep } from './time/sleep.ts';
export { withTimeout, isTimeout, type TimeoutOptions } from './time/with-timeout.ts';
export { SnapshotStore, type Unsubscribe, type Observable } from './observable/snapshot-store.ts';
