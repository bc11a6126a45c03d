import { Trans } from '@lingui/react/macro';
import { classNames } from '../class-names.ts';
import { Picture } from './picture.tsx';

/** The mark alone: the bunch of the splash and of the site's icon. Decorative. */
export function LogoMark({ className = 'h-10 w-9' }: { className?: string }) {
  return (
    <Picture viewBox="0 0 48 52" className={className}>
      <path
        d="M24 16c0-7 3-10.5 8.5-12.5"
        fill="none"
        stroke="var(--color-stem)"
        strokeWidth={2.5}
        strokeLinecap="round"
      />
      <path d="M24 12.5C19.5 5.5 12.5 4 6.5 7c2.5 7 9.5 9.5 17.5 5.5z" fill="var(--color-leaf)" />
      <path d="M23 12 11.5 8.6" stroke="var(--color-paper)" strokeWidth={1.25} strokeLinecap="round" />
      <g fill="var(--color-grape)">
        <circle cx={12} cy={21.5} r={6.25} />
        <circle cx={36} cy={21.5} r={6.25} />
        <circle cx={18} cy={32.5} r={6.25} />
        <circle cx={24} cy={43.5} r={6.25} />
      </g>
      <g fill="var(--color-grade-b)">
        <circle cx={24} cy={21} r={6.25} />
        <circle cx={30} cy={32.5} r={6.25} />
      </g>
      <path
        d="M9 18.5l2-1.2M21 18l2-1.2M33 18.5l2-1.2M15 29.5l2-1.2M27 29.5l2-1.2M21 40.5l2-1.2"
        stroke="#fff"
        strokeWidth={1.4}
        strokeLinecap="round"
        opacity={0.55}
      />
    </Picture>
  );
}

/** The mark and the product's name. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={classNames('inline-flex items-center gap-2.5', className)}>
      <LogoMark />
      <span className="font-semibold font-serif text-lg leading-tight">
        <Trans>Grape Garden</Trans>
      </span>
    </span>
  );
}
