import type { NewsItemView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { Chip } from '../../../components/choices/chip.tsx';

/** What an item of news is. */
export function KindChip({ kind }: Pick<NewsItemView, 'kind'>) {
  switch (kind) {
    case 'blocker':
      return (
        <Chip tone="amber">
          <Trans>Blocker</Trans>
        </Chip>
      );
    case 'theme':
      return (
        <Chip tone="grape">
          <Trans>Theme</Trans>
        </Chip>
      );
    case 'customerGood':
      return (
        <Chip tone="leaf">
          <Trans>Good for customers</Trans>
        </Chip>
      );
    case 'thanks':
      return (
        <Chip tone="leaf">
          <Trans>Thanks</Trans>
        </Chip>
      );
  }
}

export function ImpactChip({ impact }: Pick<NewsItemView, 'impact'>) {
  switch (impact) {
    case 'high':
      return (
        <Chip tone="danger">
          <Trans>Impact: high</Trans>
        </Chip>
      );
    case 'medium':
      return (
        <Chip>
          <Trans>Impact: medium</Trans>
        </Chip>
      );
    case 'low':
      return (
        <Chip>
          <Trans>Impact: low</Trans>
        </Chip>
      );
  }
}

/** Against the two weeks before; the arrow repeats the word. */
export function TrendChip({ trend }: Pick<NewsItemView, 'trend'>) {
  switch (trend) {
    case 'rising':
      return (
        <Chip icon={<span aria-hidden>↗</span>}>
          <Trans>Trend: rising</Trans>
        </Chip>
      );
    case 'stable':
      return (
        <Chip icon={<span aria-hidden>→</span>}>
          <Trans>Trend: stable</Trans>
        </Chip>
      );
    case 'falling':
      return (
        <Chip icon={<span aria-hidden>↘</span>}>
          <Trans>Trend: falling</Trans>
        </Chip>
      );
  }
}
