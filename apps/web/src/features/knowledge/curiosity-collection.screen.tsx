import { Trans } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { CollectedQuestions } from './curiosity/collected-questions.tsx';

/** The questions that the user has collected; no one else sees them. */
export default function CuriosityCollectionScreen() {
  const { q = '', tag } = useSearch({ from: '/curiosity/collection' });
  const navigate = useNavigate({ from: '/curiosity/collection' });
  return (
    <div className="page-narrow">
      <PageHeader title={<Trans>Collected questions</Trans>} />
      <CollectedQuestions
        keyword={q}
        tag={tag}
        onChange={(search) =>
          void navigate({ search: (now) => ({ ...now, ...search }), replace: true, resetScroll: false })
        }
      />
    </div>
  );
}
