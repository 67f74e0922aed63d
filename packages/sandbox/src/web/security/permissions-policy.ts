/** What a page of this kind has no use for, so that nobody who gets a script in has it either. */
const off = [
  'accelerometer',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/**
 * The Permissions-Policy: the camera for the page itself and for nothing inside it, the rest for nobody.
 * Names are those that browsers know; an unknown one would be noted on every console.
 */
export const permissionsPolicy = ['camera=(self)', ...off.map((feature) => `${feature}=()`)].join(', ');
