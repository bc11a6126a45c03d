import { api } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { ownLang } from '../../../lib/locale/locale.ts';
import { useDebouncedValue } from '../../../lib/use-debounced-value.ts';
import { DictionaryNotice, FoundThrough } from './found-through.tsx';
import { QuestionState } from './question-state.tsx';

/** What is too short to be like anything. */
const SHORTEST = 4;
const REST_MS = 500;

/** Answered questions like the one that is being written. */
export function SimilarQuestions({ question }: { question: string }) {
  const settled = useDebouncedValue(question.trim(), REST_MS);
  const { data } = useApiQuery(
    api.curious.similar,
    { question: settled },
    { failure: 'none', enabled: settled.length >= SHORTEST, keepPrevious: true },
  );
  const items = settled.length >= SHORTEST ? (data?.items ?? []) : [];
  return (
    <div role="status" className="empty:hidden">
      {items.length > 0 && (
        <div className="grid grid-cols-1 gap-2 rounded-md bg-grape-soft px-4 py-3">
          <p className="font-semibold text-sm">
            <Trans>Your team may have answered this already</Trans>
          </p>
          <ul className="grid grid-cols-1 gap-2">
            {items.map((item) => (
              <li key={item.id}>
                <RouteLink
                  to="/curiosity/detail"
                  search={{ id: item.id }}
                  lang={ownLang(item.question)}
                  className="wrap-anywhere inline-block py-1"
                >
                  {item.question}
                </RouteLink>{' '}
                <QuestionState question={item} />
                <FoundThrough through={item.through} />
                {item.accepted && (
                  <p
                    lang={ownLang(item.accepted.text)}
                    className="wrap-anywhere line-clamp-2 text-ink-2 text-sm"
                  >
                    {item.accepted.text}
                  </p>
                )}
              </li>
            ))}
          </ul>
          <DictionaryNotice items={items} />
        </div>
      )}
    </div>
  );
}
