import { Icon, type IconProps } from './icon.tsx';

// What is done with a thing, and what is said of it. The start page shows none of these: they come with the other screens.

export function PauseIcon(props: IconProps) {
  return <Icon {...props} d="M8.5 5.5v13M15.5 5.5v13" />;
}

export function ChevronLeftIcon(props: IconProps) {
  return <Icon {...props} d="M14.5 6l-6 6 6 6" />;
}

export function MoreIcon(props: IconProps) {
  return <Icon strokeWidth={3} {...props} d="M5.5 12h.1M12 12h.1M18.5 12h.1" />;
}

export function ThumbIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M7.5 10.5v10M7.5 10.5l3.8-7.2c1.7.1 2.8 1.5 2.4 3.2l-.8 3.6h5.4c1.4 0 2.4 1.3 2 2.7l-1.6 6.2a2 2 0 0 1-1.9 1.5H5.3a1.8 1.8 0 0 1-1.8-1.8v-6.4c0-1 .8-1.8 1.8-1.8z"
    />
  );
}

export function ReplyIcon(props: IconProps) {
  return <Icon {...props} d="M9.5 7 4.5 12l5 5M4.5 12H14c3.6 0 5.5 2 5.5 6" />;
}

export function CopyIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M9.5 8.5h9a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1zM15.5 8.5v-3a1 1 0 0 0-1-1h-9a1 1 0 0 0-1 1v9a1 1 0 0 0 1 1h3"
    />
  );
}

export function LinkIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M10 14.2a3.8 3.8 0 0 0 5.5 0l3.3-3.3a3.9 3.9 0 0 0-5.5-5.5l-1.2 1.1M14 9.8a3.8 3.8 0 0 0-5.5 0l-3.3 3.3a3.9 3.9 0 0 0 5.5 5.5l1.2-1.1"
    />
  );
}

export function TrashIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12a1 1 0 0 0 1 1h7.4a1 1 0 0 0 1-1l.8-12M10.3 11v5.5M13.7 11v5.5"
    />
  );
}

export function DownloadIcon(props: IconProps) {
  return <Icon {...props} d="M12 4v11M7 10.5l5 5 5-5M5 20h14" />;
}

export function UploadIcon(props: IconProps) {
  return <Icon {...props} d="M12 15.5V4.5M7 9l5-5 5 5M5 20h14" />;
}

export function FilterIcon(props: IconProps) {
  return <Icon {...props} d="M4 6.5h16M7 12h10M10.5 17.5h3" />;
}

export function PlayIcon(props: IconProps) {
  return <Icon {...props} d="M8 5.5v13l10.5-6.5z" />;
}

export function StopIcon(props: IconProps) {
  return <Icon {...props} d="M7 7h10v10H7z" />;
}

export function EyeOffIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M4 4l16 16M9.8 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.7 3.5M6.5 7.3A15.6 15.6 0 0 0 2.5 12s3.5 6.5 9.5 6.5c1.8 0 3.3-.5 4.7-1.3M9.9 9.9a3 3 0 0 0 4.2 4.2"
    />
  );
}

export function ClockIcon(props: IconProps) {
  return <Icon {...props} d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7.2V12l3.2 2" />;
}

export function LogoutIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M10 4.5H6A1.5 1.5 0 0 0 4.5 6v12A1.5 1.5 0 0 0 6 19.5h4M10 12h9.5M15.5 7.5 20 12l-4.5 4.5"
    />
  );
}
