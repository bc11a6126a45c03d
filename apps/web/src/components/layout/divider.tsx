import { classNames } from '../class-names.ts';

/** A ruled line between parts; with `label`, words in its middle. */
export function Divider({ label, className }: { label?: string; className?: string }) {
  if (!label) return <hr className={classNames('border-line', className)} />;
  return (
    <div className={classNames('flex items-center gap-3 text-ink-3 text-sm', className)}>
      <span className="flex-1 border-line border-t" />
      {label}
      <span className="flex-1 border-line border-t" />
    </div>
  );
}
