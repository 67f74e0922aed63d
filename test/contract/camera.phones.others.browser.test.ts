import { cameraOnPhones } from './camera-on-phones.ts';

cameraOnPhones('others');
