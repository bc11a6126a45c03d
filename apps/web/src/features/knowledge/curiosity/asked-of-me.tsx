import { api, type QuestionView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/buttons/button.tsx';
import { usePersonName } from '../../../components/people/person-name.tsx';
import { Banner } from '../../../components/states/banner.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import { toast } from '../../../lib/toast/toast.ts';

/** For someone who was asked for an answer: that they were, and how not to be asked any longer. */
export function AskedOfMe({ question: { asker, asked, solvedAt } }: { question: QuestionView }) {
  const { t } = useLingui();
  const me = useUserStore((state) => state.userInfo?.user_id);
  const name = usePersonName()(asker);
  const { mutate, isPending, isSuccess } = useApiCommand(api.curious.choose, {
    invalidates: [api.curious.myCurious],
    loading: 'none',
  });
  if (solvedAt !== null || asked.every(({ id }) => id !== me)) return null;
  const decline = () =>
    mutate(
      { askable: false },
      {
        onSuccess: () =>
          toast.undoable(t`No one can ask you for answers now.`, () => mutate({ askable: true })),
      },
    );
  return (
    <Banner
      action={
        !isSuccess && (
          <Button look="ghost" className="ml-auto text-sm" loading={isPending} onClick={decline}>
            <Trans>Don’t ask me again</Trans>
          </Button>
        )
      }
    >
      <Trans>{name} thinks you may know the answer.</Trans>
    </Banner>
  );
}
