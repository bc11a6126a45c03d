import { api, type QuestionView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/buttons/button.tsx';
import { StarIcon } from '../../../components/icons/places.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { changeQuestion } from '../questions.shared.ts';

const command = { invalidates: [api.collection.get], loading: 'none' } as const;

/** Puts a question into one’s own collection, or takes it out. */
export function CollectButton({ question: { id, collectedAs } }: { question: QuestionView }) {
  const { t } = useLingui();
  const add = useApiCommand(api.collection.add, command);
  const del = useApiCommand(api.collection.del, command);
  const show = (itemId: string | null) =>
    changeQuestion(id, (question) => ({ ...question, collectedAs: itemId }));
  const collect = () =>
    add.mutate(
      { curiosityId: id },
      {
        onSuccess: (item) => {
          show(item.id);
          toast.success(t`Kept in your collection, which only you see`);
        },
      },
    );
  return (
    <Button
      look="ghost"
      className="text-sm"
      aria-pressed={collectedAs !== null}
      icon={<StarIcon className={collectedAs === null ? 'size-5' : 'size-5 fill-current'} />}
      loading={add.isPending || del.isPending}
      onClick={() =>
        collectedAs === null
          ? collect()
          : del.mutate({ itemId: collectedAs }, { onSuccess: () => show(null) })
      }
    >
      {collectedAs === null ? <Trans>Collect</Trans> : <Trans>Collected</Trans>}
    </Button>
  );
}
