import { styled } from 'styled-components';
import { color, leading, media, radius, space, stroke, textSize, weight } from '../../../theme/tokens.ts';

export interface AdviceStepsProps {
  /** The accessible name of the list. */
  readonly label: string;
  readonly steps: readonly string[];
}

/** A numbered list of steps; a single step has no number. */
export function AdviceSteps({ label, steps }: AdviceStepsProps) {
  if (steps.length === 1) return <p>{steps[0]}</p>;
  return (
    // Safari does not expose a list without bullets as one, unless the role is explicit.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <List role="list" aria-label={label}>
      {steps.map((step) => (
        <Step key={step}>{step}</Step>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x3};
  counter-reset: step;
  line-height: ${leading.heading};
  text-align: start;
`;

const Step = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.x3};
  counter-increment: step;
  &::before {
    display: grid;
    place-items: center;
    width: 1.75em;
    height: 1.75em;
    margin-top: -0.25em;
    border: ${stroke.control} solid ${color.accent};
    border-radius: ${radius.pill};
    color: ${color.accentInk};
    font-size: ${textSize.small};
    font-weight: ${weight.bold};
    content: counter(step);
  }
  ${media.largeText} {
    display: block;
    &::before {
      display: inline;
      border: 0;
      content: counter(step) '. ';
    }
  }
`;
