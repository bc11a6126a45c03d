import { isBlank, keptText } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { IconButton } from '../../../components/buttons/icon-button.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { ArrowDownIcon, ArrowUpIcon, CloseIcon, PlusIcon } from '../../../components/icons/actions.tsx';
import type { ServerMessage } from '../../../lib/api/refusal.ts';
import { isComposing } from '../../../lib/is-composing.ts';
import { ownLang } from '../../../lib/locale/locale.ts';
import { refusalMessage, translateMessage } from '../../../lib/locale/translate-message.ts';

type Props = {
  /** Of the field for the next line. */
  id: string;
  lines: readonly string[];
  label: string;
  placeholder: string;
  addLabel: string;
  max: number;
  error: ServerMessage | undefined;
  onChange: (lines: readonly string[]) => void;
  /** Below a line: what else belongs to it. */
  more?: (line: string) => ReactNode;
};

/** Characters of a line (product, section 16). */
const LINE_MAX = 500;
/** A short list counts its places; a long one when few are left. */
const FEW_LEFT = 5;

/** Lines in the user's own order, each once; a removed one can be restored. */
export function LineList({ lines, label, max, error, onChange, more, ...field }: Props) {
  const { t } = useLingui();
  const [removed, setRemoved] = useState<{ line: string; index: number }>();
  const undo = useRef<HTMLButtonElement>(null);

  const move = (index: number, step: number) => {
    const line = lines[index];
    if (line === undefined || index + step < 0 || index + step >= lines.length) return;
    onChange(lines.toSpliced(index, 1).toSpliced(index + step, 0, line));
  };
  const remove = (line: string, index: number) => {
    setRemoved({ line, index });
    onChange(lines.toSpliced(index, 1));
    requestAnimationFrame(() => undo.current?.focus());
  };
  const takeBack = () => {
    if (removed && !lines.includes(removed.line)) onChange(lines.toSpliced(removed.index, 0, removed.line));
    setRemoved(undefined);
  };

  return (
    <div className="grid grid-cols-1 gap-1">
      <ol className="grid grid-cols-1">
        {lines.map((line, index) => (
          <li key={line} className="flex flex-wrap items-center gap-x-3 border-rule border-b py-0.5">
            <span className="w-4 shrink-0 text-center text-ink-3 tabular-nums">{index + 1}</span>
            <span lang={ownLang(line)} className="wrap-anywhere min-w-0 flex-1 basis-40 py-1.5">
              {line}
            </span>
            <span className="ml-auto flex">
              {lines.length > 1 && (
                <>
                  <IconButton
                    label={t`Move up: ${line}`}
                    icon={<ArrowUpIcon className="size-5" />}
                    aria-disabled={index === 0}
                    className="aria-disabled:opacity-40"
                    onClick={() => move(index, -1)}
                  />
                  <IconButton
                    label={t`Move down: ${line}`}
                    icon={<ArrowDownIcon className="size-5" />}
                    aria-disabled={index === lines.length - 1}
                    className="aria-disabled:opacity-40"
                    onClick={() => move(index, 1)}
                  />
                </>
              )}
              <IconButton
                label={t`Remove: ${line}`}
                icon={<CloseIcon className="size-5" />}
                onClick={() => remove(line, index)}
              />
            </span>
            {more && <div className="basis-full pl-6">{more(line)}</div>}
          </li>
        ))}
      </ol>
      {removed && (
        <p role="status" className="flex flex-wrap items-center gap-x-2 text-ink-2 text-sm">
          <span className="min-w-0 truncate">
            <Trans>Removed: {removed.line}</Trans>
          </span>
          <Button ref={undo} look="ghost" onClick={takeBack}>
            <Trans>Undo</Trans>
          </Button>
        </p>
      )}
      <NewLine
        {...field}
        lines={lines}
        label={label}
        max={max}
        onAdd={(line) => onChange([...lines, line])}
      />
      {error && <FieldError>{refusalMessage(error)}</FieldError>}
    </div>
  );
}

type NewLineProps = Pick<Props, 'id' | 'lines' | 'label' | 'placeholder' | 'addLabel' | 'max'> & {
  onAdd: (line: string) => void;
};

function NewLine({ id, lines, label, placeholder, addLabel, max, onAdd }: NewLineProps) {
  const [text, setText] = useState('');
  const isFull = lines.length >= max;
  const isShortList = max - lines.length <= FEW_LEFT;

  const add = () => {
    const line = keptText(text);
    if (line === '' || isFull) return;
    if (!lines.includes(line)) onAdd(line);
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event)) return;
    add();
    // With Ctrl or ⌘ the form publishes, the line included; without, Enter is for the list alone.
    if (!event.ctrlKey && !event.metaKey) event.preventDefault();
  };

  return (
    <TextField
      id={id}
      label={label}
      labelHidden
      placeholder={isFull ? '' : placeholder}
      value={text}
      maxLength={LINE_MAX}
      autoComplete="off"
      enterKeyHint="enter"
      onChange={(event) => setText(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={add}
      count={isShortList && `${lines.length} / ${max}`}
      error={
        isFull &&
        !isBlank(text) &&
        (max === 5 ? translateMessage('tooManyItems') : translateMessage('listTooLong', { maximum: max }))
      }
      end={
        <IconButton
          label={addLabel}
          icon={<PlusIcon />}
          aria-disabled={isBlank(text) || isFull}
          className="aria-disabled:opacity-40"
          onClick={add}
        />
      }
      className="mt-1"
    />
  );
}
