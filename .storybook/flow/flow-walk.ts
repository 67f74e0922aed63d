/** What the panel "Steps" in Storybook's window and the flow in the preview agree on. */

/** The panel's id. */
export const flowPanel = 'recto/flow';

/** The story parameter with the flow's steps. */
export const flowParameter = 'flow';

/** The story arg that says how far the flow is played: 1 is its first step. It is in the address, so each step has one. */
export const stepArg = 'step';

/** A step as the panel shows it. */
export interface FlowStepText {
  /** What the phone shows at its end. */
  readonly name: string;
  /** What the customer does to get there. */
  readonly does: string;
}
