import { Tabs as Base } from '@base-ui/react/tabs';
import { type ReactNode, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { useMiddle } from '../layout/use-middle.ts';

/** One tab and its panel. */
export type TabItem<Value extends string> = {
  value: Value;
  label: ReactNode;
  /** A quiet number after the label. */
  count?: number;
  content: ReactNode;
};

/** Parts of one screen. */
export type TabsProps<Value extends string> = {
  /** The accessible name of the row. */
  label: string;
  tabs: readonly TabItem<Value>[];
  /** Keep it in the route's query so that a link leads to the part. */
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
};

/** Parts of a screen, one at a time; the row scrolls sideways where it is too long. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, className }: TabsProps<Value>) {
  const row = useRef<HTMLDivElement>(null);
  useMiddle(row, `[data-tab="${value}"]`);
  return (
    <Base.Root
      value={value}
      onValueChange={(next: Value) => onChange(next)}
      className={classNames('min-w-0', className)}
    >
      <div className="border-line border-b">
        <Base.List
          ref={row}
          aria-label={label}
          className="relative -mb-px flex overflow-x-auto pr-4 [mask-image:linear-gradient(to_right,transparent,#000_min(1.25rem,var(--before,0px)),#000_calc(100%-1.25rem),transparent)] [scrollbar-width:none]"
        >
          {tabs.map((tab) => (
            <Base.Tab
              key={tab.value}
              value={tab.value}
              data-tab={tab.value}
              className="flex min-h-(--target) shrink-0 items-center gap-1.5 whitespace-nowrap rounded-t-sm border-grape px-3.5 pb-0.5 text-ink-2 -outline-offset-4 transition-colors hover:text-grape data-active:border-b-2 data-active:pb-0 data-active:font-semibold data-active:text-grape"
            >
              {tab.label}
              {tab.count !== undefined && (
                <span className="text-ink-3 text-sm tabular-nums">{tab.count}</span>
              )}
            </Base.Tab>
          ))}
        </Base.List>
      </div>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="pt-4 outline-offset-4">
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
