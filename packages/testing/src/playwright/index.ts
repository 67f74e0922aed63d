export { cameraArgs, type FakeCameraOptions } from './camera-args.ts';
export { Customer, type CustomerOptions } from './Customer.ts';
export { callOnPhone, playPhone } from './play-phone.ts';
export { sendPageEvent, setVisibility } from './visibility.ts';
export { phoneNamed, phoneNames } from '../phones/read-profiles.ts';
export type { PhoneProfile } from '../phones/profile-schema.ts';
