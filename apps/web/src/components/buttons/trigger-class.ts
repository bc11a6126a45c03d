/** The look of a list's trigger: `boxed` as a form field, `quiet` as words on the page. */
export type TriggerLook = 'boxed' | 'quiet';

const looks: Record<TriggerLook, string> = {
  boxed: 'control justify-between px-3',
  quiet: 'flex min-h-(--target) max-w-full items-center rounded-md px-3 font-semibold hover:bg-grape-soft',
};

/** The classes of the button that opens the list of a `Select` or `Combobox`. */
export function triggerClass(look: TriggerLook): string {
  return `${looks[look]} select-none gap-2 text-start`;
}
