/** @jsxRuntime classic */
/** @jsx React.createElement */
import * as React from 'react';
import { useArgs, useParameter, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { flowParameter, stepArg, type FlowStepText } from './flow-walk.ts';

export interface FlowPanelProps {
  /** Whether the panel is the one that is shown. */
  readonly active: boolean;
}

/**
 * Walks through a flow: its steps, the current one, and buttons to the one before and after. At the ends these keep
 * the focus, and the new step is announced.
 */
export function FlowPanel({ active }: FlowPanelProps): React.ReactNode {
  const steps = useParameter<readonly FlowStepText[]>(flowParameter, []);
  const [args, updateArgs] = useArgs();
  const api = useStorybookApi();
  const { storyId } = useStorybookState();
  const returnFocus = useReturningFocus();
  if (!active || steps.length === 0) return null;

  const current = Math.min(Math.max(Number(args[stepArg] ?? 1), 1), steps.length);
  const goTo = (step: number) => {
    if (step < 1 || step > steps.length) return;
    updateArgs({ [stepArg]: step });
    // A flow can only play on: an earlier step is played again from the beginning.
    if (step < current) api.emit('forceRemount', { storyId });
  };

  return (
    <Panel {...returnFocus}>
      <Bar>
        <Press aria-disabled={current === 1} onClick={() => goTo(current - 1)}>
          Previous
        </Press>
        <Press aria-disabled={current === steps.length} onClick={() => goTo(current + 1)} data-main>
          Next
        </Press>
        <output>
          Step {current} of {steps.length}
          <Unseen>: {steps[current - 1]?.name}</Unseen>
        </output>
      </Bar>
      <List>
        {steps.map(({ name, does }, index) => (
          <li key={name}>
            <Row aria-current={index + 1 === current ? 'step' : undefined} onClick={() => goTo(index + 1)}>
              <StepNumber>{index + 1}</StepNumber>
              <span>
                <strong>{name}</strong>
                <Does>{does}</Does>
              </span>
            </Row>
          </li>
        ))}
      </List>
    </Panel>
  );
}

/** How long a story may take its focus while it plays a step, in ms. */
const playingMs = 10_000;

/** The screen of a story takes the focus when it appears. After a press of a key, it returns to the panel. */
function useReturningFocus() {
  const pressed = React.useRef<{ readonly button: HTMLElement; readonly until: number } | null>(null);
  return {
    onClick: ({ target, detail }: React.MouseEvent) => {
      const button = target instanceof Element ? target.closest('button') : null;
      // A click without a pointer comes from a key.
      pressed.current = button && detail === 0 ? { button, until: Date.now() + playingMs } : null;
    },
    onKeyDown: ({ key }: React.KeyboardEvent) => {
      if (key === 'Tab') pressed.current = null;
    },
    onBlur: () => {
      setTimeout(() => {
        const isTaken = document.activeElement instanceof HTMLIFrameElement;
        if (isTaken && pressed.current && Date.now() < pressed.current.until) pressed.current.button.focus();
      });
    },
  };
}

const Panel = styled.div(({ theme }) => ({
  padding: 16,
  color: theme.color.defaultText,
  fontSize: theme.typography.size.s2,
  lineHeight: 1.4,
}));

const Bar = styled.div(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  margin: '-16px -16px 8px',
  padding: 16,
  background: theme.background.content,
  color: theme['textMutedColor'],
}));

const Press = styled.button(({ theme }) => ({
  minHeight: 32,
  padding: '4px 14px',
  border: `1px solid ${theme['button'].border}`,
  borderRadius: theme.input.borderRadius,
  background: theme['button'].background,
  color: theme.color.defaultText,
  font: 'inherit',
  fontWeight: 700,
  cursor: 'pointer',
  '&[data-main]': {
    borderColor: 'transparent',
    background: theme.color.primary,
    color: theme.color.inverseText,
  },
  '&[aria-disabled=true]': { opacity: 0.5, cursor: 'default' },
  '&:focus-visible': { outline: `2px solid ${theme.color.secondary}`, outlineOffset: 2 },
}));

/** Only for screen readers. */
const Unseen = styled.span({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

const List = styled.ol({ margin: 0, padding: 0, listStyle: 'none' });

const Row = styled.button(({ theme }) => ({
  display: 'flex',
  gap: 12,
  width: '100%',
  padding: '10px 12px',
  border: 0,
  borderRadius: theme.appBorderRadius,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover, &[aria-current]': { background: theme.background.hoverable },
  '&[aria-current]': { boxShadow: `inset 3px 0 ${theme.color.secondary}` },
  '&:focus-visible': { outline: `2px solid ${theme.color.secondary}`, outlineOffset: -2 },
}));

const StepNumber = styled.span(({ theme }) => ({
  minWidth: '1.5em',
  color: theme['textMutedColor'],
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
}));

const Does = styled.span(({ theme }) => ({ display: 'block', color: theme['textMutedColor'] }));
