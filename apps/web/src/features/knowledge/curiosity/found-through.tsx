import type { Through } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import { Link } from '../../../components/buttons/link.tsx';
import { ownLang } from '../../../lib/locale/locale.ts';

/** As many words as tell why something is there. */
const SHOWN_MAX = 3;

/** By which words something in the other language was found; nothing where it is in the same. */
export function FoundThrough({ through }: { through: readonly Through[] }) {
  if (through.length === 0) return null;
  const pairs = through.slice(0, SHOWN_MAX).map(({ word, by }, at) => (
    <Fragment key={word}>
      {at > 0 && ' · '}
      <span lang={ownLang(word)}>{word}</span> → <span lang={ownLang(by)}>{by}</span>
    </Fragment>
  ));
  return (
    <p className="wrap-anywhere text-ink-2 text-sm">
      <Trans>Found through the dictionary: {pairs}</Trans>
    </p>
  );
}

/** Whose dictionary it is, where anything was found through it. */
export function DictionaryNotice({ items }: { items: readonly { readonly through: readonly Through[] }[] }) {
  if (items.every(({ through }) => through.length === 0)) return null;
  return (
    <p className="text-ink-2 text-sm">
      <Trans>
        Dictionary: <Link href="https://cc-cedict.org/">CC-CEDICT</Link>, shortened, under{' '}
        <Link href="https://creativecommons.org/licenses/by-sa/4.0/">CC BY-SA 4.0</Link>
      </Trans>
    </p>
  );
}
