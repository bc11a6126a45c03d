import type { WorkView } from '@garden/contract';
import { ownLang } from '../../../lib/locale/locale.ts';

/** A work by its title, its author and one sentence. */
export function WorkText({
  title,
  author,
  year = null,
  sentence,
}: Pick<WorkView, 'title' | 'author' | 'sentence'> & { year?: number | null }) {
  const by = [author, year].filter(Boolean).join(' · ');
  return (
    <div className="wrap-anywhere">
      <h3 lang={ownLang(title)} className="text-base">
        {title}
      </h3>
      {by !== '' && (
        <p lang={ownLang(by)} className="text-ink-2 text-sm">
          {by}
        </p>
      )}
      <p lang={ownLang(sentence)}>{sentence}</p>
    </div>
  );
}
