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

export function LockIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M6.5 10.5h11a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-7.5a1 1 0 0 1 1-1zM8.3 10.5V7.7a3.7 3.7 0 0 1 7.4 0v2.8"
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
