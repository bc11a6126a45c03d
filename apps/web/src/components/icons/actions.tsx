import { Icon, type IconProps } from './icon.tsx';

// What a person can do.

export function SearchIcon(props: IconProps) {
  return <Icon {...props} d="M10.8 17.6a6.8 6.8 0 1 0 0-13.6 6.8 6.8 0 0 0 0 13.6zM15.7 15.7 20.3 20.3" />;
}

export function PlusIcon(props: IconProps) {
  return <Icon {...props} d="M12 5v14M5 12h14" />;
}

export function MinusIcon(props: IconProps) {
  return <Icon {...props} d="M5 12h14" />;
}

export function CheckIcon(props: IconProps) {
  return <Icon {...props} d="M5 12.8l4.5 4.5L19.5 7" />;
}

export function ArrowRightIcon(props: IconProps) {
  return <Icon {...props} d="M4.5 12h14.5M13 6l6 6-6 6" />;
}

export function ArrowLeftIcon(props: IconProps) {
  return <Icon {...props} d="M19.5 12H5M11 6l-6 6 6 6" />;
}

export function ArrowUpIcon(props: IconProps) {
  return <Icon {...props} d="M12 19.5V5M6 11l6-6 6 6" />;
}

export function ArrowDownIcon(props: IconProps) {
  return <Icon {...props} d="M12 4.5V19M6 13l6 6 6-6" />;
}

export function PauseIcon(props: IconProps) {
  return <Icon {...props} d="M8.5 5.5v13M15.5 5.5v13" />;
}

export function CloseIcon(props: IconProps) {
  return <Icon {...props} d="M6 6l12 12M18 6 6 18" />;
}

export function ChevronDownIcon(props: IconProps) {
  return <Icon {...props} d="M6 9.5l6 6 6-6" />;
}

export function ChevronRightIcon(props: IconProps) {
  return <Icon {...props} d="M9.5 6l6 6-6 6" />;
}

export function ChevronLeftIcon(props: IconProps) {
  return <Icon {...props} d="M14.5 6l-6 6 6 6" />;
}

export function MoreIcon(props: IconProps) {
  return <Icon strokeWidth={3} {...props} d="M5.5 12h.1M12 12h.1M18.5 12h.1" />;
}

export function ImageIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M5 5h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM8.7 10.8a1.4 1.4 0 1 0 0-2.8 1.4 1.4 0 0 0 0 2.8zM4.5 17.5l5-4.7 3.5 3.2 2.8-2.5 4 3.7"
    />
  );
}

export function HeartIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M12 20s-7.8-4.7-7.8-10.3A4.3 4.3 0 0 1 12 7.3a4.3 4.3 0 0 1 7.8 2.4C19.8 15.3 12 20 12 20z"
    />
  );
}

export function ThumbIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M7.5 10.5v10M7.5 10.5l3.8-7.2c1.7.1 2.8 1.5 2.4 3.2l-.8 3.6h5.4c1.4 0 2.4 1.3 2 2.7l-1.6 6.2a2 2 0 0 1-1.9 1.5H5.3a1.8 1.8 0 0 1-1.8-1.8v-6.4c0-1 .8-1.8 1.8-1.8z"
    />
  );
}

export function CommentIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M5 5h14a1 1 0 0 1 1 1v9.5a1 1 0 0 1-1 1h-8.5L6 20v-3.5H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z"
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

export function EditIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M12 4.5H6a1.5 1.5 0 0 0-1.5 1.5v12A1.5 1.5 0 0 0 6 19.5h12a1.5 1.5 0 0 0 1.5-1.5v-6M10 14l.5-2.8 7-7a1.6 1.6 0 0 1 2.3 2.3l-7 7z"
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

export function SendIcon(props: IconProps) {
  return <Icon {...props} d="M20.5 3.5 10 14M20.5 3.5l-6.3 17-4.2-6.5-6.5-4.2z" />;
}

export function RefreshIcon(props: IconProps) {
  return <Icon {...props} d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4L19.5 9M19.5 4.5V9H15" />;
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

export function PinIcon(props: IconProps) {
  return <Icon {...props} d="M9 4h6l-.7 5.5 3 3.5H6.7l3-3.5zM12 13v7.5" />;
}

export function PlayIcon(props: IconProps) {
  return <Icon {...props} d="M8 5.5v13l10.5-6.5z" />;
}

export function StopIcon(props: IconProps) {
  return <Icon {...props} d="M7 7h10v10H7z" />;
}

export function LogoutIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M10 4.5H6A1.5 1.5 0 0 0 4.5 6v12A1.5 1.5 0 0 0 6 19.5h4M10 12h9.5M15.5 7.5 20 12l-4.5 4.5"
    />
  );
}

export function ExternalIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M13.5 4.5h6v6M19.5 4.5l-9 9M18 13.5V18a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V7.5A1.5 1.5 0 0 1 6 6h4.5"
    />
  );
}

export function MentionIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M12 15.7a3.7 3.7 0 1 0 0-7.4 3.7 3.7 0 0 0 0 7.4zM15.7 8.5v4.8a2.5 2.5 0 0 0 4.8 0V12a8.5 8.5 0 1 0-3.3 6.7"
    />
  );
}

export function SmileIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8.5 14.3c.8 1.3 2 2 3.5 2s2.7-.7 3.5-2M9 9.5v.6M15 9.5v.6"
    />
  );
}
