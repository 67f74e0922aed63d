export { DrawnDevices, drawnCameras, type DrawnCamera } from './DrawnDevices.ts';
export { installDevices } from './install-devices.ts';
export { scenePainter, testCard, type Painter } from './painters.ts';
export { PlayedPhone, type PlayedPhoneOptions } from '../phones/PlayedPhone.ts';
export {
  misbehaviours,
  parseProfile,
  type Misbehaviour,
  type PhoneCamera,
  type PhoneProfile,
} from '../phones/profile-schema.ts';
export { scenes, type Scene } from '@recto/adapters/fake';
