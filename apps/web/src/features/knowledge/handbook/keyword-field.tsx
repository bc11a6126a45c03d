import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../components/buttons/icon-button.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { CloseIcon, SearchIcon } from '../../../components/icons/actions.tsx';
import { useDebouncedValue } from '../../../lib/use-debounced-value.ts';

const MAX_KEYWORD = 100;

type Props = {
  label: string;
  keyword: string;
  /** Comes once typing rests. */
  onKeyword: (keyword: string) => void;
};

/** Searches the list below it. */
export function KeywordField({ label, keyword, onKeyword }: Props) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(keyword);
  const field = useRef<HTMLInputElement>(null);
  const settled = useDebouncedValue(typed.trim());
  const send = useRef(onKeyword);
  send.current = onKeyword;
  const sent = useRef(keyword);
  useEffect(() => {
    if (settled === sent.current) return;
    sent.current = settled;
    send.current(settled);
  }, [settled]);
  // Another keyword came from outside, as by going back.
  useEffect(() => {
    if (sent.current === keyword) return;
    sent.current = keyword;
    setTyped(keyword);
  }, [keyword]);
  return (
    <TextField
      ref={field}
      type="search"
      label={label}
      labelHidden
      placeholder={label}
      autoComplete="off"
      enterKeyHint="search"
      maxLength={MAX_KEYWORD}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      className="min-w-0 flex-1 basis-48 [&_input::-webkit-search-cancel-button]:hidden"
      start={<SearchIcon className="size-5" />}
      end={
        typed !== '' && (
          <IconButton
            label={t`Clear`}
            icon={<CloseIcon className="size-5" />}
            onClick={() => {
              setTyped('');
              field.current?.focus();
            }}
          />
        )
      }
    />
  );
}
