import { api, type Person } from '@garden/contract';
import { latePart } from '../../components/states/late-part.tsx';
import { useApiQuery } from '../../lib/api/hooks.ts';

const FollowButton = latePart(async () => (await import('./people/follow-button.tsx')).FollowButton);

/** Follows the author of a diary; rendered once the current state is known. */
export function FollowAuthor({ author }: { author: Person }) {
  const { data } = useApiQuery(
    api.follows.person,
    { userId: author.id },
    { failure: 'none', staleTime: 300_000 },
  );
  if (!data?.can.follow) return null;
  return <FollowButton person={author} following={data.following} />;
}
