import { Icon, type IconProps } from './icon.tsx';

// States, settings and the device.

export function EyeIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z"
    />
  );
}

export function EyeOffIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M4 4l16 16M9.8 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.7 3.5M6.5 7.3A15.6 15.6 0 0 0 2.5 12s3.5 6.5 9.5 6.5c1.8 0 3.3-.5 4.7-1.3M9.9 9.9a3 3 0 0 0 4.2 4.2"
    />
  );
}

export function GlobeIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c2.7 2.6 4 5.6 4 9s-1.3 6.4-4 9c-2.7-2.6-4-5.6-4-9s1.3-6.4 4-9z"
    />
  );
}

export function MoonIcon(props: IconProps) {
  return <Icon {...props} d="M20 14.3A8.3 8.3 0 0 1 9.7 4 8.3 8.3 0 1 0 20 14.3z" />;
}

export function SunIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2.8v2M12 19.2v2M2.8 12h2M19.2 12h2M5.5 5.5l1.4 1.4M17.1 17.1l1.4 1.4M5.5 18.5l1.4-1.4M17.1 6.9l1.4-1.4"
    />
  );
}

export function TextSizeIcon(props: IconProps) {
  return <Icon {...props} d="M2.5 19 7.5 6.5 12.5 19M4.2 15h6.6M14 19l3.8-9.2L21.5 19M15.2 16.2h5.1" />;
}

export function ShieldIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M12 3l7.5 2.7v5.6c0 4.7-3 8-7.5 9.7-4.5-1.7-7.5-5-7.5-9.7V5.7zM8.8 11.8l2.3 2.3 4.2-4.4"
    />
  );
}

export function LockIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M6.5 10.5h11a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-7.5a1 1 0 0 1 1-1zM8.3 10.5V7.7a3.7 3.7 0 0 1 7.4 0v2.8"
    />
  );
}

export function DeviceIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M8 3h8a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 16 21H8a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 8 3zM11 18h2"
    />
  );
}

export function MailIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M4.5 5.5h15a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1zM4 7l8 6.2L20 7"
    />
  );
}

export function OfflineIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M4 4l16 16M8 8.3a5 5 0 0 0-1.3.7 4.6 4.6 0 0 0 .6 9.3h9.5M11.3 5.9a5.6 5.6 0 0 1 6 4.8 3.9 3.9 0 0 1 2.6 6.2"
    />
  );
}

export function CloudCheckIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M7.3 18.5a4.6 4.6 0 0 1-.5-9.2 5.7 5.7 0 0 1 10.9 1.2 4 4 0 0 1-.7 8zM9.3 13.6l2 2 3.5-3.6"
    />
  );
}

export function ClockIcon(props: IconProps) {
  return <Icon {...props} d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7.2V12l3.2 2" />;
}

export function InfoIcon(props: IconProps) {
  return <Icon {...props} d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11.2v5M12 7.9v.1" />;
}

export function AlertIcon(props: IconProps) {
  return <Icon {...props} d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7.5v5.5M12 16.3v.1" />;
}

export function CheckCircleIcon(props: IconProps) {
  return <Icon {...props} d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8 12.3l2.8 2.8L16.2 9.5" />;
}

export function SortIcon(props: IconProps) {
  return <Icon {...props} d="M8 5v14M4.5 15.5 8 19l3.5-3.5M16 19V5M12.5 8.5 16 5l3.5 3.5" />;
}

export function LeafIcon(props: IconProps) {
  return <Icon {...props} d="M5 19.5C5 10 10 5 19.5 4.5 20 14 15 19 8.5 18.5M5 19.5c2-4.5 5-7.5 9-9.5" />;
}

export function FlagIcon(props: IconProps) {
  return <Icon {...props} d="M6 21V4M6 4.5c4-2 7.5 2 12 0v9c-4.5 2-8-2-12 0" />;
}

export function TrendIcon(props: IconProps) {
  return <Icon {...props} d="M4 17l5.5-5.5 3.5 3.5 7-7.5M15.5 7.5H20V12" />;
}
