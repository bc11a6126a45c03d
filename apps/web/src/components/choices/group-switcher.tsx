import { Suspense } from 'react';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { ChevronDownIcon } from '../icons/actions.tsx';

/** One group to choose. */
export type GroupChoice = { id: string; name: string };

/** A choice of the user's groups. */
export type GroupSwitcherProps = {
  /** The accessible name: what is chosen. */
  label: string;
  groups: readonly GroupChoice[];
  value: string;
  onChange: (id: string) => void;
  className?: string;
};

/** From this many groups on, the list is searchable. */
const SEARCHED_BEYOND = 8;

const Select = lazyComponent(async () => (await import('./select.tsx')).Select);
const Combobox = lazyComponent(async () => (await import('./combobox.tsx')).Combobox);

/** Switches between groups, found by typing where there are many. With one group it renders nothing. */
export function GroupSwitcher({ label, groups, value, onChange, className }: GroupSwitcherProps) {
  if (groups.length < 2) return null;
  const options = groups.map(({ id, name }) => ({ value: id, label: name }));
  const field = { label, labelHidden: true, look: 'quiet', options, value, className } as const;
  return (
    <Suspense fallback={<Closed name={groups.find(({ id }) => id === value)?.name ?? ''} />}>
      {groups.length > SEARCHED_BEYOND ? (
        <Combobox {...field} onChange={onChange} />
      ) : (
        <Select {...field} onChange={onChange} />
      )}
    </Suspense>
  );
}

/** Shown until the list's file has loaded. */
function Closed({ name }: { name: string }) {
  return (
    <div className="flex min-h-(--target) min-w-0 items-center gap-2 px-3 font-semibold">
      <span className="min-w-0 truncate">{name}</span>
      <ChevronDownIcon className="size-5 text-ink-3" />
    </div>
  );
}
