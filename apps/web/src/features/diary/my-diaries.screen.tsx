import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Segmented } from '../../components/choices/segmented.tsx';
import { Card } from '../../components/layout/card.tsx';
import { useUserStore } from '../../lib/stores/user-store.ts';
import { MinePage } from '../account/mine-page.part.tsx';
import { OwnList } from './history/own-list.tsx';
import { PersonMonth } from './person-month.part.tsx';

/** Everything the user has written, private diaries too: as a list, or month by month. */
export default function MyDiariesScreen() {
  const { t } = useLingui();
  const { view = 'list' } = useSearch({ from: '/mine/diaries' });
  const navigate = useNavigate({ from: '/mine/diaries' });
  const userId = useUserStore((state) => state.userInfo?.id);
  return (
    <MinePage
      title={<Trans>All my diaries</Trans>}
      aside={
        <Segmented
          label={t`View`}
          segments={[
            { value: 'list', label: t`List` },
            { value: 'month', label: t`Month` },
          ]}
          value={view}
          onChange={(next) =>
            void navigate({
              search: next === 'list' ? {} : { view: next },
              replace: true,
              resetScroll: false,
            })
          }
        />
      }
    >
      {userId !== undefined && (
        <Card as="div">
          {view === 'list' ? <OwnList userId={userId} /> : <PersonMonth person={{ id: userId }} />}
        </Card>
      )}
    </MinePage>
  );
}
