export type { CameraEnvironment, Timers } from './camera-environment.ts';
export { BrowserDevice } from './BrowserDevice.ts';
export { browserHttp } from './browser-http.ts';
export { LocalStorage, type WebStorage } from './LocalStorage.ts';
export { featurePolicyOf } from './feature-policy.ts';
export { GetUserMediaCamera } from './GetUserMediaCamera.ts';
export { installServiceWorker } from './service-worker.ts';
export { IndexedDbPhotoVault } from './vault/IndexedDbPhotoVault.ts';
export type { PhotoVaultEnvironment } from './vault/photo-vault-environment.ts';
