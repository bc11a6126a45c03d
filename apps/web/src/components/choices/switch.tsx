import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { CheckIcon } from '../icons/actions.tsx';

/** A native checkbox's props; works with `register('name')` of a form. */
export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  label: ReactNode;
  hint?: ReactNode;
};

/** A setting that takes effect at once. On shows a tick in the thumb as well as the colour. */
export function Switch({ label, hint, className, ...input }: SwitchProps) {
  const hintId = useId();
  return (
    <label
      className={classNames(
        'flex min-h-(--target) flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 has-disabled:text-ink-3',
        className,
      )}
    >
      <span className="grid min-w-0 flex-1 basis-24">
        <span>{label}</span>
        {hint && (
          <span id={hintId} className="text-ink-2 text-sm">
            {hint}
          </span>
        )}
      </span>
      <span className="relative shrink-0 has-disabled:opacity-60">
        <input
          {...input}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its state itself
          role="switch"
          aria-describedby={hint ? hintId : undefined}
          className="peer block h-7 w-12 appearance-none rounded-pill border border-control bg-sunken transition-colors checked:border-grape checked:bg-grape disabled:border-dashed"
        />
        <span className="pointer-events-none absolute top-1 left-1 grid size-5 place-items-center rounded-pill border border-transparent bg-control text-grape transition-transform *:invisible peer-checked:translate-x-5 peer-checked:bg-on-grape peer-checked:*:visible forced-colors:text-[CanvasText]">
          <CheckIcon className="size-4" strokeWidth={3} />
        </span>
      </span>
    </label>
  );
}
