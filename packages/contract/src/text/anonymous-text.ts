import type { ObjectKind } from '../objects.ts';

/** What a writer without a name reads: before they write, while it waits, and where it comes back to them. */
type AnonymousText = { readonly hint: string; readonly waits: string; readonly returned: string };

/**
 * Of kinds about which people write without a name. The readers of diaries and questions alone hide a writer among them
 * (ADR 037): no further kind takes part.
 */
export const anonymousTexts: Readonly<Partial<Record<ObjectKind, AnonymousText>>> = {
  diary: {
    hint: /*i18n*/ 'Others see you as “Anonymous Grape”. Your comment appears tomorrow morning at the earliest, together with the names of this entry’s readers, once there are four; after 14 days without them you get your text back. Only this browser can delete it later.',
    waits:
      /*i18n*/ 'Your anonymous comment waits: tomorrow morning at the earliest, once four people have read this entry. You alone see it here.',
    returned:
      /*i18n*/ 'Your anonymous comment wasn’t shown: too few people read this entry within 14 days. Here’s your text.',
  },
  curious: {
    hint: /*i18n*/ 'Others see you as “Anonymous Grape”. What you write appears tomorrow morning at the earliest, together with the names of those who opened this question, once there are four; after 14 days without them you get your text back. Only this browser can delete it later.',
    waits:
      /*i18n*/ 'What you wrote anonymously waits: tomorrow morning at the earliest, once four people have opened this question. You alone see it here.',
    returned:
      /*i18n*/ 'What you wrote anonymously wasn’t shown: too few people opened this question within 14 days. Here’s your text.',
  },
};
