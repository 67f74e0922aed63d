import { Icon, type IconProps } from '../../components/icons/Icon.tsx';

/** A camera that can't be used. */
export const CameraOffIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 4.5h5.2L16.8 7h2.7A1.5 1.5 0 0 1 21 8.5v8.7M18 19.5H4.5A1.5 1.5 0 0 1 3 18V8.5A1.5 1.5 0 0 1 4.5 7h1" />
    <path d="M15.6 14.1a3.750 3.750 0 0 0-4.7-4.7M9 10.6a3.750 3.750 0 0 0 5.3 5.3M3.5 3.5l17 17" />
  </Icon>
);
