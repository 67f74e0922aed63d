/** The `data-screen` value of each screen's root; a public interface, listed in the README. */
export type ScreenName =
  | 'start'
  | 'capture'
  | 'confirm'
  | 'status'
  | 'mobile'
  | 'not-found'
  | 'configuration-error'
  | 'crash';
