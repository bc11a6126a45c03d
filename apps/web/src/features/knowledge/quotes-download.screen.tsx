import { Trans } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { PictureMaker } from './picture/picture-maker.tsx';

/** Makes a picture of chosen lines, to keep or to share. */
export default function QuotesDownloadScreen() {
  const { from, line } = useSearch({ from: '/quotes/download' });
  return (
    <div className="page">
      <PageHeader title={<Trans>Make a picture</Trans>} />
      <PictureMaker key={line} shelf={from ?? 'team'} lineId={line} />
    </div>
  );
}
