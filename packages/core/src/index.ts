export * from './business-constants.ts';
export * from './camera/advice.ts';
export type { CameraStatus } from './camera/camera-machine.ts';
export * from './model/camera-cause.ts';
export * from './camera/diagnosis.ts';
export * from './capture/capture-machine.ts';
export * from './capture/capture-session.ts';
export * from './capture/capture-snapshot.ts';
export type { Announcement, Finding, Said } from './capture/announcement.ts';
export * from './capture/steps.ts';
export * from './confirm/confirm-session.ts';
export * from './device/browser-family.ts';
export * from './device/device-support.ts';
export * from './device/user-agent.ts';
export * from './link/app-readiness.ts';
export * from './link/entry.ts';
export * from './link/navigation.ts';
export * from './link/procedure-link.ts';
export * from './link/route-guard.ts';
export * from './link/when-online-or-after.ts';
export type { GuidanceParts } from './guidance/guidance-control.ts';
export * from './guidance/face-instead.ts';
export * from './guidance/several-people.ts';
export * from './guidance/guidance-mode.ts';
export * from './model/guidance-pace.ts';
export * from './guidance/guidance-snapshot.ts';
export * from './guidance/hint.ts';
export * from './guidance/hint-of-reading.ts';
export * from './guidance/thresholds.ts';
export * from './model/brand.ts';
export * from './model/captured-image.ts';
export * from './model/document-format.ts';
export * from './model/frame-reading.ts';
export * from './model/framing-tone.ts';
export * from './model/image-size.ts';
export * from './model/language.ts';
export * from './model/language-code.ts';
export * from './model/mask-geometry.ts';
export * from './model/photo-check.ts';
export type { PhotoHash } from './model/photo-hash.ts';
export * from './model/photos.ts';
export * from './model/procedure.ts';
export * from './model/quad.ts';
export * from './model/safe-url.ts';
export * from './model/square-crop.ts';
export * from './model/upload-rules.ts';
export * from './observable/snapshot-store.ts';
export * from './telemetry/event-recorder.ts';
export * from './telemetry/record-capture.ts';
export * from './telemetry/record-hand-over.ts';
export * from './telemetry/visit-part.ts';
export * from './ports/events.ts';
export * from './ports/camera.ts';
export * from './ports/choices.ts';
export * from './ports/device.ts';
export * from './ports/frame-analysis.ts';
export * from './ports/framing-sound.ts';
export type { Mutex } from './ports/mutex.ts';
export * from './ports/photo-vault.ts';
export * from './ports/procedure-repository.ts';
export * from './ports/storage.ts';
export * from './ports/toasts.ts';
export * from './procedure/phone-progress.ts';
export * from './procedure/procedure-store.ts';
export type { Refusal } from './procedure/refusal.ts';
export * from './procedure/storable-procedure.ts';
export * from './calls/access-token-response.ts';
export * from './calls/call-limits.ts';
export { callNames, type CallName } from './calls/call-names.ts';
export * from './calls/client-credentials.ts';
export * from './calls/own-response.ts';
export * as providerRules from './provider-rules/provider-rules.ts';
export { ProviderRuleError } from './provider-rules/provider-rules.ts';
export * from './time/abort.ts';
export * from './time/back-off.ts';
export * from './time/clock.ts';
export * from './time/monotonic-clock.ts';
export * from './time/sleep.ts';
export * from './time/with-timeout.ts';
export { endConfirmationMs } from './uploads/end-confirmation.ts';
export {
  deliver,
  loadRemoval,
  readyToSend,
  type DeliveryHistory,
  type ReadyUpload,
  type LocationRemoval,
} from './uploads/deliver.ts';
export {
  hasFailed,
  isAnyToBeSent,
  uploadedImage,
  pendingPhotoNames,
  pendingPhotoOf,
  type PendingPhoto,
  type UploadOutcome,
  type UploadProblem,
  type UploadQueueSnapshot,
  type UploadState,
} from './uploads/pending-upload.ts';
export { firstPauseMs, longestPauseMs } from './uploads/retry-schedule.ts';
export * from './uploads/file-problem.ts';
export * from './uploads/upload-queue.ts';
export { difference, isNews, type QueuedPhoto, type VaultDifference } from './uploads/vault-difference.ts';
export * from './vault/age-clock.ts';
export * from './vault/memory-photos.ts';
export * from './vault/photo-note.ts';
export * from './vault/vault-limits.ts';
