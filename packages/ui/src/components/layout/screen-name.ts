/** The stable handles of the screens: each root carries its name as `data-screen`. */
export type ScreenName =
  'start' | 'capture' | 'confirm' | 'status' | 'mobile' | 'not-found' | 'configuration-error' | 'crash';
