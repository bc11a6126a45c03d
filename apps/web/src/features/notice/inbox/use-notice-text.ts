import { formerMember, type NoticeView, noticeText } from '@garden/contract';
import { useLingui } from '@lingui/react';
import { formatDay } from '../../../components/days/format-time.ts';

/** The text of a notice in the current language. */
export function useNoticeText(): (notice: NoticeView) => string {
  const { i18n } = useLingui();
  return (notice) => {
    const { message, params } = noticeText(notice, {
      formerMember: i18n._(formerMember),
      day: (day) => formatDay(day, i18n.locale, 'short'),
    });
    return i18n._(message, params);
  };
}
