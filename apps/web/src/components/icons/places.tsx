import { Icon, type IconProps } from './icon.tsx';

// The places of the app and the sections of a diary.

export function BookmarkIcon(props: IconProps) {
  return <Icon {...props} d="M7 4.2h10a1 1 0 0 1 1 1V20l-6-4.4L6 20V5.2a1 1 0 0 1 1-1z" />;
}

export function QuoteIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M10 7.2c-3.4.8-5.2 3.2-5.2 6.4V17a.8.8 0 0 0 .8.8H9a.8.8 0 0 0 .8-.8v-3.4a.8.8 0 0 0-.8-.8H7M19 7.2c-3.4.8-5.2 3.2-5.2 6.4V17a.8.8 0 0 0 .8.8H18a.8.8 0 0 0 .8-.8v-3.4a.8.8 0 0 0-.8-.8h-2"
    />
  );
}

export function NewsIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M4.5 5.5h11v13a1.5 1.5 0 0 0 3 0v-9h-3M4.5 5.5V19a1 1 0 0 0 1 1H17M7.5 9h5M7.5 12.5h5M7.5 16h5"
    />
  );
}

export function TodayIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M5 5.5h14a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6.5a1 1 0 0 1 1-1zM4 10h16M8 3v4M16 3v4"
    />
  );
}

export function TeamIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M9 11.2a3.6 3.6 0 1 0 0-7.2 3.6 3.6 0 0 0 0 7.2zM2.5 20c.4-3.7 2.9-5.6 6.5-5.6s6.1 1.9 6.5 5.6M15.5 4.3a3.3 3.3 0 0 1 .2 6.5M17.6 14.6c2.3.6 3.6 2.4 3.9 5.4"
    />
  );
}

export function VineIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M12 8V5.5C12 3.8 13.3 2.6 15.2 2.5M12 5.5C10.5 3.6 8.3 3.4 6.8 4.2 7.3 6.2 9.4 7.2 12 6M7.8 13.6a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4zM16.2 13.6a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4zM12 20.7a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4z"
    />
  );
}

export function PenIcon(props: IconProps) {
  return <Icon {...props} d="M4 20l1-4.2L16.3 4.5a2.2 2.2 0 0 1 3.2 3.2L8.2 19zM14.5 6.3l3.2 3.2" />;
}

export function MeIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M12 11.5a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6zM4.8 20.3c.6-3.9 3.3-5.8 7.2-5.8s6.6 1.9 7.2 5.8"
    />
  );
}

export function BellIcon(props: IconProps) {
  return <Icon {...props} d="M6.2 16.3V11a5.8 5.8 0 0 1 11.6 0v5.3l1.4 1.7H4.8zM10.2 20.8h3.6" />;
}

export function HomeIcon(props: IconProps) {
  return <Icon {...props} d="M4 11.2 12 4.5l8 6.7V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1z" />;
}

export function ChartIcon(props: IconProps) {
  return <Icon {...props} d="M5 20v-7M12 20V5M19 20v-11" />;
}

export function TrendIcon(props: IconProps) {
  return <Icon {...props} d="M4 18.5l5.5-6 4 3.5L20 8.5M15.2 8H20v4.8" />;
}

export function BookIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M5 5.8A1.8 1.8 0 0 1 6.8 4H19v16H6.8A1.8 1.8 0 0 1 5 18.2zM5 18.2a1.8 1.8 0 0 1 1.8-1.8H19M9 8h6"
    />
  );
}

export function BulbIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M9.5 18h5M10.3 21h3.4M12 3a6.3 6.3 0 0 0-3.7 11.4c.7.5 1.2 1.2 1.2 2.1h5c0-.9.5-1.6 1.2-2.1A6.3 6.3 0 0 0 12 3z"
    />
  );
}

export function SlipIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M12 9v4.5M12 16.7v.1M10.7 4.2 2.8 17.8A1.5 1.5 0 0 0 4.1 20h15.8a1.5 1.5 0 0 0 1.3-2.2L13.3 4.2a1.5 1.5 0 0 0-2.6 0z"
    />
  );
}

export function QuestionIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M9 9.2a3 3 0 1 1 4.6 2.6c-1 .6-1.6 1.2-1.6 2.4M12 17.3v.1M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z"
    />
  );
}

export function StarIcon(props: IconProps) {
  return <Icon {...props} d="M12 4l2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.8-5 2.8 1.1-5.5L4 9.7 9.6 9z" />;
}

export function StepsIcon(props: IconProps) {
  return <Icon {...props} d="M4 19h4v-4h4v-4h4V7h4" />;
}

export function ListIcon(props: IconProps) {
  return <Icon {...props} d="M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.1M4.5 12h.1M4.5 17.5h.1" />;
}

export function CompassIcon(props: IconProps) {
  return <Icon {...props} d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM15.5 8.5l-2 5-5 2 2-5z" />;
}

export function MeetingIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M12 15a3 3 0 0 0 3-3V6.5a3 3 0 0 0-6 0V12a3 3 0 0 0 3 3zM6 11.5a6 6 0 0 0 12 0M12 17.5V21"
    />
  );
}

export function SettingsIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M4 7h9M17 7h3M15 9.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4zM4 17h3M11 17h9M9 19.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z"
    />
  );
}
