import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { CloseIcon, SearchIcon } from '../icons/actions.tsx';
import { TextField } from './text-field.tsx';

const DEBOUNCE_MS = 250;

type Props = {
  keyword: string;
  /** Comes once typing rests, never in the middle of a composition. */
  onKeyword: (keyword: string) => void;
  /** Enter: searches at once. */
  onEnter?: (keyword: string) => void;
  /** The accessible name. */
  label: string;
  placeholder: string;
  id?: string;
  /** The page is for searching: the field has the focus from the start. */
  takesFocus?: boolean;
  maxLength?: number;
};

/** Searches as someone types. */
export function SearchField({
  keyword,
  onKeyword,
  onEnter,
  takesFocus = false,
  maxLength = 100,
  ...named
}: Props) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(keyword);
  const [isComposing, setComposing] = useState(false);
  const sent = useRef(keyword);
  const field = useRef<HTMLInputElement>(null);
  const send = useRef(onKeyword);
  send.current = onKeyword;
  useEffect(() => {
    if (takesFocus) field.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  // Another keyword came from outside: by going back, or from the recent ones.
  useEffect(() => {
    if (sent.current === keyword) return;
    sent.current = keyword;
    setTyped(keyword);
  }, [keyword]);
  useEffect(() => {
    const next = typed.trim();
    if (isComposing || next === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = next;
      send.current(next);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, isComposing]);
  const clear = () => {
    setTyped('');
    field.current?.focus();
  };
  return (
    <TextField
      ref={field}
      {...named}
      labelHidden
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      spellCheck={false}
      maxLength={maxLength}
      className="[&_input::-webkit-search-cancel-button]:hidden"
      start={<SearchIcon className="size-5" />}
      end={
        typed !== '' && (
          <IconButton label={t`Clear`} icon={<CloseIcon className="size-5" />} onClick={clear} />
        )
      }
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
      onKeyDown={(event) => {
        if (isComposing || event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') {
          sent.current = typed.trim();
          onKeyword(sent.current);
          onEnter?.(sent.current);
        } else if (event.key === 'Escape' && typed !== '') {
          event.preventDefault();
          clear();
        }
      }}
    />
  );
}
