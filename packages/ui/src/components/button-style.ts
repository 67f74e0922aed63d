import { css } from 'styled-components';
import { focusRing } from '../theme/focus-ring.ts';
import { color, leading, media, radius, space, stroke, target, textSize, weight } from '../theme/tokens.ts';

/**
 * `primary` is the main action of a screen, `secondary` the alternative, `quiet` a minor action,
 * `danger` an action that can't be undone.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

/** `large` fills its column and is 56 px high; `compact` is as wide as its label and 44 px high. */
export type ButtonSize = 'large' | 'compact';

export interface ButtonLook {
  readonly $variant: ButtonVariant;
  readonly $size: ButtonSize;
  readonly $disabled?: boolean;
}

const variants: Readonly<Record<ButtonVariant, ReturnType<typeof css>>> = {
  primary: css`
    background: ${color.accent};
    border-color: ${color.accent};
    color: ${color.onAccent};
    &:active {
      background: ${color.accentPressed};
      border-color: ${color.accentPressed};
    }
  `,
  secondary: css`
    background: ${color.surface};
    border-color: ${color.outline};
    color: ${color.ink};
    &:active {
      background: ${color.wash};
    }
  `,
  quiet: css`
    background: transparent;
    border-color: transparent;
    color: ${color.accentInk};
    text-decoration: underline;
    text-decoration-thickness: 0.08em;
    text-underline-offset: 0.25em;
    &:active {
      background: ${color.accentWash};
    }
  `,
  danger: css`
    background: ${color.danger};
    border-color: ${color.danger};
    color: ${color.onDanger};
    &:active {
      background: ${color.dangerPressed};
      border-color: ${color.dangerPressed};
    }
  `,
};

const sizes: Readonly<Record<ButtonSize, ReturnType<typeof css>>> = {
  large: css`
    width: 100%;
    min-height: ${target.primary};
    padding: ${space.x3} ${space.x5};
    font-size: ${textSize.lead};
    ${media.largeText} {
      padding-inline: ${space.x2};
    }
  `,
  compact: css`
    min-height: ${target.main};
    padding: ${space.x2} ${space.x4};
    font-size: ${textSize.body};
  `,
};

const disabledStyle = css`
  &,
  &:active {
    background: ${color.disabledGround};
    border-color: ${color.disabledGround};
    color: ${color.disabledInk};
  }
  text-decoration: none;
  cursor: default;
  ${media.forcedColors} {
    border-color: GrayText;
    color: GrayText;
  }
`;

/** The style of `Button` and `LinkButton`. */
export const buttonStyle = css<ButtonLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.x2};
  min-width: ${target.main};
  border: ${stroke.control} solid transparent;
  border-radius: ${radius.medium};
  font-weight: ${weight.bold};
  line-height: ${leading.control};
  text-align: center;
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;

  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}
  ${focusRing}

  ${media.forcedColors} {
    border-color: ButtonBorder;
  }
  ${({ $disabled = false }) => $disabled && disabledStyle}
`;
