import { api } from '@garden/contract';
import { useSearch } from '@tanstack/react-router';
import { useApiPages } from '../../../lib/api/use-api-pages.ts';

/** As many as the server gives at once, so that most handbooks can be put in order whole. */
const AT_ONCE = 100;

/** The guidelines that the address asks for: all in their order, those of a category, or those that a search finds. */
export function useGuidelines(enabled: boolean) {
  const { q: keyword = '', category } = useSearch({ from: '/handbook' });
  return useApiPages(
    api.handbook.getList,
    {
      limit: AT_ONCE,
      ...(keyword !== '' && { keyword }),
      ...(category !== undefined && { category }),
    },
    { failure: 'none', keepPrevious: true, enabled },
  );
}

type Opening = {
  guideline?: string | undefined;
  mistake?: string | undefined;
  edit?: true | undefined;
};

/** What an address of the handbook says of its list alone: another list opens what is its own. */
export function alone<T extends Opening>(now: T): Omit<T, keyof Opening> {
  const { guideline: _guideline, mistake: _mistake, edit: _edit, ...list } = now;
  return list;
}
