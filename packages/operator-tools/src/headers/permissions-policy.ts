const on = ['camera', 'accelerometer', 'gyroscope'];

/** Features that the app does not use, so that an injected script can't use them either. */
const off = [
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
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
 * The Permissions-Policy: for the page itself but not for its frames the camera, and what Chromium wants for
 * `devicemotion` (decision 2.16); everything else off. It lists only names that browsers know, because an unknown one
 * causes a console warning.
 */
export const permissionsPolicy = [
  ...on.map((feature) => `${feature}=(self)`),
  ...off.map((feature) => `${feature}=()`),
].join(', ');
