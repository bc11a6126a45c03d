import { api, type QuoteView } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { changeQuotes } from '../quotes.shared.ts';

const command = { invalidates: [api.collection.get] };

/** Collects a line in My wisdom, or takes it out of there. */
export function useCollect(): (quote: QuoteView) => void {
  const { t } = useLingui();
  const adding = useApiCommand(api.collection.add, command);
  const removal = useApiCommand(api.collection.del, command);
  const mark = (quoteId: string, collectedAs: string | null) =>
    changeQuotes((quote) => (quote.id === quoteId ? { ...quote, collectedAs } : quote));
  return ({ id: quoteId, collectedAs: itemId }) => {
    if (adding.isPending || removal.isPending) return;
    if (itemId === null) {
      adding.mutate(
        { quoteId },
        {
          onSuccess: ({ id }) => {
            mark(quoteId, id);
            toast.success(t`Collected in My wisdom`);
          },
        },
      );
      return;
    }
    const restore = () => removal.mutate({ itemId, undo: true }, { onSuccess: () => mark(quoteId, itemId) });
    removal.mutate(
      { itemId },
      {
        onSuccess: () => {
          mark(quoteId, null);
          toast.undoable(t`Removed from My wisdom`, restore);
        },
      },
    );
  };
}
