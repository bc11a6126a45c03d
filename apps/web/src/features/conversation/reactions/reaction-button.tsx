import { LIKE } from '@garden/contract';
import { classNames } from '../../../components/class-names.ts';
import { ThumbIcon } from '../../../components/icons/objects.tsx';

/** An emoji with its count; the reader's own also has a border and a heavier number. */
export function ReactionButton({
  emoji,
  count,
  mine,
  label,
  onPress,
}: {
  emoji: string;
  count: number;
  mine: boolean;
  label: string;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      aria-pressed={mine}
      title={label}
      onClick={onPress}
      className={classNames(
        'inline-flex min-h-(--target) min-w-(--target) items-center justify-center gap-1.5 rounded-pill border px-3 leading-none tabular-nums transition-[background-color,border-color,color,scale] active:scale-95',
        mine
          ? 'border-grape bg-grape-soft font-semibold text-grape'
          : 'border-transparent text-ink-2 hover:bg-sunken',
      )}
    >
      {emoji === LIKE ? <ThumbIcon className="size-5" /> : <span aria-hidden="true">{emoji}</span>}
      <span className="sr-only">{label}</span>
      {count > 0 && <span className="text-sm">{count}</span>}
    </button>
  );
}
