import type { CustomerReview } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { Chip } from '../../../components/choices/chip.tsx';
import { HeartIcon } from '../../../components/icons/actions.tsx';
import { QuestionIcon } from '../../../components/icons/places.tsx';
import { Avatar } from '../../../components/people/avatar.tsx';
import { PersonName } from '../../../components/people/person-name.tsx';
import { ownLang } from '../../../lib/locale/locale.ts';

/** What leaders said of a customer-good item. */
export function ItemReviews({ reviews }: { reviews: readonly CustomerReview[] }) {
  if (reviews.length === 0) return null;
  return (
    <ul className="mt-1 mb-1.5 grid gap-1.5">
      {reviews.map(({ reviewer, verdict, note }) => (
        <li key={reviewer.id} className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          <Avatar name={reviewer.name} personId={reviewer.id} src={reviewer.avatar} size="xs" />
          <PersonName person={reviewer} />
          {verdict === 'praise' ? (
            <Chip tone="leaf" icon={<HeartIcon className="size-4" />}>
              <Trans>praises this</Trans>
            </Chip>
          ) : (
            <Chip tone="amber" icon={<QuestionIcon className="size-4" />}>
              <Trans>asks for more</Trans>
            </Chip>
          )}
          {note !== '' && (
            <span lang={ownLang(note)} className="wrap-anywhere min-w-0 basis-full pl-9">
              {note}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
