import { type CSSProperties, useState } from 'react';
import { classNames } from '../class-names.ts';
import { personInitials, personTint } from './person-initials.ts';
import { usePersonName } from './person-name.tsx';

/** An avatar: 28, 36, 44 or 80 px at the normal font size. */
export type AvatarSize = 'xs' | 'sm' | 'md' | 'lg';

/** Who is shown. */
export type AvatarProps = {
  name: string;
  /** Chooses the tint; the name when absent. */
  personId?: string | undefined;
  /** Address of the picture; initials stand in when absent or broken. */
  src?: string | null | undefined;
  size?: AvatarSize;
  /** True when the name is not written beside it: the avatar then carries it as its accessible name. */
  named?: boolean;
  className?: string;
};

const sizes: Record<AvatarSize, string> = {
  xs: 'size-7 text-xs',
  sm: 'size-9 text-sm',
  md: 'size-11 text-base',
  lg: 'size-20 text-2xl',
};

/** A person's picture, or the initials on a soft tint that is theirs alone. */
export function Avatar({ name, personId, src, size = 'md', named = false, className }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const called = usePersonName()({ name });
  const shape = classNames('shrink-0 rounded-pill', sizes[size], className);
  if (src && src !== brokenSrc) {
    return (
      <img
        src={src}
        alt={named ? called : ''}
        loading="lazy"
        decoding="async"
        draggable={false}
        onError={() => setBrokenSrc(src)}
        className={classNames('bg-sunken object-cover', shape)}
      />
    );
  }
  const hue: CSSProperties & { '--tint': number } = { '--tint': personTint(personId ?? name) };
  return (
    <span
      style={hue}
      {...(named ? { role: 'img', 'aria-label': called } : { 'aria-hidden': true })}
      className={classNames(
        'inline-grid select-none place-items-center border border-transparent bg-tint font-semibold text-on-tint leading-none',
        shape,
      )}
    >
      {personInitials(name)}
    </span>
  );
}
