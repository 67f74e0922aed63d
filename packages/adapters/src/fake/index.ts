export { androidPhone, FakeDevice, type FakeDeviceModel } from './FakeDevice.ts';
export { FakeFrameAnalysis, type FakeAnalysisSettings, type ScriptedReading } from './FakeFrameAnalysis.ts';
export { FakeFramingSound } from './FakeFramingSound.ts';
export {
  FakeProcedureRepository,
  type CallName,
  type FakeCall,
  type FakeProviderSettings,
} from './FakeProcedureRepository.ts';
export { FakeToasts } from './FakeToasts.ts';
export { MemoryChoices } from './MemoryChoices.ts';
export { MemoryEvents } from './MemoryEvents.ts';
export { MemoryPhotoVault, type MemoryPhotoVaultSettings, type VaultEffect } from './MemoryPhotoVault.ts';
export { MemoryStorage } from './MemoryStorage.ts';
export { soleTabMutex } from './sole-tab-mutex.ts';
export { FakeCamera } from './camera/FakeCamera.ts';
export type { FakePicture } from './camera/FakeCameraPicture.ts';
export { type FakeCameraScript, type FakeCameraSettings } from './camera/fake-camera-settings.ts';
export { scenes, sceneSvg, type Scene } from './camera/scene.ts';
