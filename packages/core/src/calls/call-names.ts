/** The calls of §7 in its order, 1 to 8, and the configuration file read before them. */
export const callNames = [
  'token',
  'readProcedure',
  'setStarted',
  'setFinished',
  'reset',
  'savePhoto',
  'uploadPhoto',
  'deletePhoto',
  'config',
] as const;

export type CallName = (typeof callNames)[number];
