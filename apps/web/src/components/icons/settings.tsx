import { Icon, type IconProps } from './icon.tsx';

// How the product looks, and who gets in. The start page shows none of these either.

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
