import { MAX_MINUTES_ITEM } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { IconButton } from '../../../components/buttons/icon-button.tsx';
import { TextArea } from '../../../components/fields/text-area.tsx';
import { PlusIcon } from '../../../components/icons/actions.tsx';
import { TrashIcon } from '../../../components/icons/objects.tsx';
import type { TypedItem } from './typed-minutes.ts';

const MOST_ITEMS = 100;

type Props<T extends TypedItem> = {
  title: string;
  items: readonly T[];
  addLabel: string;
  onAdd: () => T;
  onChange: (items: readonly T[]) => void;
  /** What an item has below its text. */
  children?: (item: T, change: (part: Partial<T>) => void) => ReactNode;
};

/** One part of the minutes as fields, a sentence each. */
export function ItemList<T extends TypedItem>({
  title,
  items,
  addLabel,
  onAdd,
  onChange,
  children,
}: Props<T>) {
  const { t } = useLingui();
  const headingId = useId();
  const added = useRef<string>(undefined);
  const change = (key: string, part: Partial<T>) =>
    onChange(items.map((item) => (item.key === key ? { ...item, ...part } : item)));
  const add = () => {
    const item = onAdd();
    added.current = item.key;
    onChange([...items, item]);
  };
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-2">
      <h3 id={headingId}>{title}</h3>
      <ul className="grid grid-cols-1 gap-4 empty:hidden">
        {items.map((item, index) => {
          const number = index + 1;
          return (
            <li key={item.key} className="grid grid-cols-1 gap-2">
              <div className="flex items-start gap-1">
                <TextArea
                  look="boxed"
                  minRows={1}
                  className="min-w-0 flex-1"
                  label={t`${title}: sentence ${number}`}
                  labelHidden
                  value={item.text}
                  maxLength={MAX_MINUTES_ITEM}
                  autoFocus={item.key === added.current}
                  onChange={(event) => change(item.key, { text: event.target.value } as Partial<T>)}
                />
                <IconButton
                  label={t`Delete: ${title}, sentence ${number}`}
                  icon={<TrashIcon className="size-5" />}
                  onClick={() => onChange(items.filter(({ key }) => key !== item.key))}
                />
              </div>
              {children?.(item, (part) => change(item.key, part))}
            </li>
          );
        })}
      </ul>
      {items.length < MOST_ITEMS && (
        <Button
          look="ghost"
          className="justify-self-start"
          icon={<PlusIcon className="size-5" />}
          onClick={add}
        >
          {addLabel}
        </Button>
      )}
    </section>
  );
}
