import * as React from 'react';

/** Undefined before React 19.2. Bundlers report a name that a package does not export, so they must not read it here. */
export const Activity = Reflect.get(React, 'Activity') as typeof React.Activity | undefined;
