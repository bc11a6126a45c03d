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

export function CloseIcon(props: IconProps) {
  return <Icon {...props} d="M6 6l12 12M18 6 6 18" />;
}

export function ChevronDownIcon(props: IconProps) {
  return <Icon {...props} d="M6 9.5l6 6 6-6" />;
}

export function ChevronRightIcon(props: IconProps) {
  return <Icon {...props} d="M9.5 6l6 6-6 6" />;
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

export function CommentIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M5 5h14a1 1 0 0 1 1 1v9.5a1 1 0 0 1-1 1h-8.5L6 20v-3.5H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z"
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

export function SendIcon(props: IconProps) {
  return <Icon {...props} d="M20.5 3.5 10 14M20.5 3.5l-6.3 17-4.2-6.5-6.5-4.2z" />;
}

export function RefreshIcon(props: IconProps) {
  return <Icon {...props} d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4L19.5 9M19.5 4.5V9H15" />;
}

export function PinIcon(props: IconProps) {
  return <Icon {...props} d="M9 4h6l-.7 5.5 3 3.5H6.7l3-3.5zM12 13v7.5" />;
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
