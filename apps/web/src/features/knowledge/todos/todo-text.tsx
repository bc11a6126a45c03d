import type { TodoView } from '@garden/contract';
import { classNames } from '../../../components/class-names.ts';
import { ownLang } from '../../../lib/locale/locale.ts';

/** The text of a to-do or a goal; quieter once it is done, struck through when it was dropped. */
export function TodoText({ todo: { text, status } }: { todo: Pick<TodoView, 'text' | 'status'> }) {
  return (
    <span
      lang={ownLang(text)}
      className={classNames(
        'break-words',
        status !== 'open' && 'text-ink-2',
        status === 'dropped' && 'line-through',
      )}
    >
      {text}
    </span>
  );
}
