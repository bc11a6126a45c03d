import { api, isBlank } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '../../../components/layout/card.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { LineForm } from '../wisdom/line-form.tsx';
import { tagsOf } from './tags.ts';

/** Adds a line of one’s own, on top. */
export function AddLine() {
  const { t } = useLingui();
  const adding = useApiCommand(api.collection.add, {
    invalidates: [api.collection.get],
    failure: 'none',
    loading: 'none',
  });
  return (
    <Card as="div">
      <LineForm
        label={t`A line of my own`}
        placeholder={t`A line of my own…`}
        hasTags
        submitLabel={<Trans>Keep for myself</Trans>}
        onSubmit={({ text, source, tags }) =>
          adding.mutateAsync({ text, ...(!isBlank(source) && { source }), tags: tagsOf(tags) })
        }
      />
    </Card>
  );
}
