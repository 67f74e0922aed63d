/** The `data-screen` value of each screen's root; a public interface, listed in docs/handles.md. */
export type ScreenName =
  | 'start'
  | 'capture'
  | 'confirm'
  | 'status'
  | 'mobile'
  | 'not-found'
  | 'configuration-error'
  | 'crash';
