import type { SearchHit } from '@garden/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

type Section = SearchHit['matches'][number]['section'];

const names: Record<Section, MessageDescriptor> = {
  title: msg`Title`,
  summary: msg`Work summary`,
  learnings: msg`Learnings`,
  mistakes: msg`Small mistakes`,
  nextTasks: msg`Important tasks of the next working day`,
  unclear: msg`Strange or unclear things`,
  customerGood: msg`Customer-good things`,
  weeklyTop: msg`Weekly top-5 progress`,
  insight: msg`Leadership insight`,
  answers: msg`Daily question`,
  topics: msg`Topic`,
};

/** The name of a part of a diary. */
export function useSectionName(): (section: Section) => string {
  const { i18n } = useLingui();
  return (section) => i18n._(names[section]);
}
