import { Plural, Trans } from '@lingui/react/macro';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { PenIcon } from '../../../components/icons/places.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { usePersonName } from '../../../components/people/person-name.tsx';
import { SkeletonBox } from '../../../components/states/skeleton.tsx';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import { EarlierOffer } from '../earlier-offer.part.tsx';
import { useHomeCalendar } from '../home-calendar.shared.ts';
import { useFeed } from './use-feed.ts';

/** Above the feed of a team that someone has just joined: who wrote today, and that it is their turn. */
export function Joined({ teamId }: { teamId: string | undefined }) {
  const { data, isPending } = useFeed(teamId, {});
  const { today } = useHomeCalendar();
  const me = useUserStore((state) => state.userInfo?.id);
  const nameOf = usePersonName();
  if (!data) return isPending && <SkeletonBox className="h-40 rounded-lg" />;
  const others = data.filter(({ day, author }) => day === today && author.id !== me);
  const [first, ...more] = [...new Map(others.map(({ author }) => [author.id, author])).values()];
  const name = first && nameOf(first);
  return (
    <>
      {data.length > 0 && (
        <Card tone="grape" className="grid grid-cols-1 justify-items-start gap-3">
          <h2>
            {!name ? (
              <Trans>Good to have you here</Trans>
            ) : more.length > 0 ? (
              <Plural
                value={more.length}
                one={`${name} and # other wrote today`}
                other={`${name} and # others wrote today`}
              />
            ) : (
              <Trans>{name} wrote today</Trans>
            )}
          </h2>
          <p>
            <Trans>Read on, and then it’s your turn. A sentence is a good beginning.</Trans>
          </p>
          <RouteLink to="/" hash="write" look="primary">
            <PenIcon className="size-5" />
            <Trans>Write your first diary</Trans>
          </RouteLink>
        </Card>
      )}
      <EarlierOffer />
    </>
  );
}
