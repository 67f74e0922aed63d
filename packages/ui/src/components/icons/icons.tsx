import { Icon, type IconProps } from './Icon.tsx';

/** All icons of Recto; `Icon` defines their grid, line width and colour. */

export const CheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </Icon>
);

export const CloseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m6.5 6.5 11 11m0-11-11 11" />
  </Icon>
);

export const InfoIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11v5.5M12 7.5v.01" />
  </Icon>
);

export const WarnIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.5 2.8 19.2a.9.9 0 0 0 .8 1.3h16.8a.9.9 0 0 0 .8-1.3Z" />
    <path d="M12 10v4.5m0 2.7v.01" />
  </Icon>
);

export const ErrorIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3Z" />
    <path d="M12 7.5v5.2m0 3.2v.01" />
  </Icon>
);

export const CameraIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 19.5h15a1.5 1.5 0 0 0 1.5-1.5V8.5A1.5 1.5 0 0 0 19.5 7h-2.7l-1.6-2.5H8.800L7.2 7H4.5A1.5 1.5 0 0 0 3 8.5V18a1.5 1.5 0 0 0 1.5 1.5Z" />
    <circle cx="12" cy="13" r="3.7" />
  </Icon>
);

export const SwitchCameraIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M20 11.5a8 8 0 0 0-14-4.7L3.8 9M3.5 4.5V9H8" />
    <path d="M4 12.5a8 8 0 0 0 14 4.7l2.2-2.2M20.5 19.5V15H16" />
  </Icon>
);

export const RetakeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.2 9.5a8.25 8.25 0 1 1-.2 5" />
    <path d="M3.5 4.5v5h5" />
  </Icon>
);

export const TrashIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 6.5h16M9.5 6.5V4h5v2.5M6 6.5l.8 13a1 1 0 0 0 1 1h8.4a1 1 0 0 0 1-1l.8-13M10 10.5v6m4-6v6" />
  </Icon>
);

export const PlusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 5v14M5 12h14" />
  </Icon>
);

export const PictureIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3" y="4.5" width="18" height="15" rx="2" />
    <circle cx="8.5" cy="9.5" r="1.5" />
    <path d="m3.5 17 5-4.5 3.5 3 3.5-4 5 5" />
  </Icon>
);

export const GlobeIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="M3 12h18M12 3c2.6 2.5 3.9 5.5 3.9 9s-1.3 6.5-3.9 9c-2.6-2.5-3.9-5.5-3.9-9s1.3-6.5 3.9-9Z" />
  </Icon>
);

export const ChevronDownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m6.5 9.5 5.5 5.5 5.5-5.5" />
  </Icon>
);

/** Points to where a line of text begins. */
export const BackIcon = (props: IconProps) => (
  <Icon {...props} isDirected>
    <path d="m10.5 5.5-6.5 6.5 6.5 6.5M4.5 12H20" />
  </Icon>
);

/** A shutter that works by itself. */
export const AutoIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="m8.5 15.5 3.5-8 3.5 8m-1.2-2.700H9.7" />
  </Icon>
);

export const SoundIcon = (props: IconProps) => (
  <Icon {...props} isDirected>
    <path d="M4 9.5v5h3.500l4.5 4v-13l-4.5 4Z" />
    <path d="M15.5 9a4.2 4.2 0 0 1 0 6m2.5-8.500a7.8 7.8 0 0 1 0 11" />
  </Icon>
);

export const TorchIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M13 2.5 5.5 13.500H12l-1 8 7.5-11H12Z" />
  </Icon>
);

export const LoupeIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="m15.5 15.5 5 5M10.5 8v5M8 10.500h5" />
  </Icon>
);

export const MinusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 12h14" />
  </Icon>
);

/** An arrow that leaves the phone: a photo is being sent. */
export const SendIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 19.5V5M5.5 11.5 12 5l6.5 6.5" />
  </Icon>
);

export const ClockIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v5l3.5 2" />
  </Icon>
);

/** The outline of something that is not there yet. */
export const VacantIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9" strokeDasharray="3.2 3.87" />
  </Icon>
);

/** Points up; turn it for the other sides. */
export const ArrowIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 19.5V5M5.5 11 12 4.5 18.5 11" />
  </Icon>
);
