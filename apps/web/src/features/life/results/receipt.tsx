import type { QuestionResultView } from '@garden/contract';
import { Plural, Trans } from '@lingui/react/macro';
import { ShieldIcon } from '../../../components/icons/settings.tsx';

type Props = { receipt: QuestionResultView['receipt']; kind: string };

/** The privacy receipt of one question: how many answers there are, what is held back, and why. */
export function Receipt({ receipt: { count, withheld, hiddenGroups }, kind }: Props) {
  return (
    <p className="flex gap-2 text-ink-2 text-sm">
      <span className="grid h-[1lh] place-items-center text-leaf">
        <ShieldIcon className="size-4" />
      </span>
      <span className="min-w-0">
        {count === null ? (
          <Trans>Fewer than 5 answers.</Trans>
        ) : (
          <Plural value={count} one="# answer." other="# answers." />
        )}{' '}
        {withheld && <Reason withheld={withheld} kind={kind} />}{' '}
        {hiddenGroups > 0 && (
          <Plural
            value={hiddenGroups}
            one="# department isn’t shown by itself: its numbers would be too small, or give away another’s."
            other="# departments aren’t shown by themselves: their numbers would be too small, or give away another’s."
          />
        )}
      </span>
    </p>
  );
}

function Reason({ withheld, kind }: { withheld: NonNullable<Props['receipt']['withheld']>; kind: string }) {
  switch (withheld) {
    case 'fewerThanFive':
      return <Trans>Nothing is shown below 5, so that no one can be recognized.</Trans>;
    case 'fewerThanEight':
      return kind === 'scale' ? (
        <Trans>The average shows from 5 answers, single numbers from 8.</Trans>
      ) : (
        <Trans>Answers show from 8, so that no one can be recognized.</Trans>
      );
    case 'nearlyAll':
      return <Trans>Nearly everyone answered alike, so exact numbers aren’t shown.</Trans>;
    case 'nextSmallest':
      return <Trans>Not shown, because another group’s hidden answers could be worked out from it.</Trans>;
  }
}
