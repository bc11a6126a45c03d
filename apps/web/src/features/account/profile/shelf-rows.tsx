import { Trans } from '@lingui/react/macro';
import { CommentIcon } from '../../../components/icons/actions.tsx';
import {
  BookIcon,
  BookmarkIcon,
  CompassIcon,
  QuestionIcon,
  TeamIcon,
} from '../../../components/icons/places.tsx';
import { PageRows } from './page-rows.tsx';

/** The user's own lists. */
export function ShelfRows() {
  return (
    <PageRows
      title={<Trans>My shelf</Trans>}
      rows={[
        { to: '/mine/diaries', icon: BookIcon, title: <Trans>All my diaries</Trans> },
        { to: '/handbook', icon: CompassIcon, title: <Trans>Handbook</Trans> },
        { to: '/quotes/collection', icon: BookmarkIcon, title: <Trans>My wisdom</Trans> },
        { to: '/curiosity/myCurious', icon: QuestionIcon, title: <Trans>My curiosity</Trans> },
        { to: '/msg/myComments', icon: CommentIcon, title: <Trans>My comments</Trans> },
        { to: '/followGroup', icon: TeamIcon, title: <Trans>Following</Trans> },
      ]}
    />
  );
}
