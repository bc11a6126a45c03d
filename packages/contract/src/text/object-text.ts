import type { ObjectKind } from '../objects.ts';

/** What is said around objects of a kind: English source text, which is the catalogue's id. */
export type ObjectText = {
  readonly notices: {
    /** Someone commented on the reader’s own; `anonymous` where no name may be given. */
    readonly comment: string;
    readonly anonymous?: string;
    /** They liked it. */
    readonly like: string;
    /** It mentions the reader. */
    readonly mention?: string;
  };
  /** As one line of a list names it: the reader’s own, and that of an owner. */
  readonly name: { readonly own: string; readonly other: string };
  readonly thread: {
    /** Where comments are not just counted. */
    readonly heading?: string;
    /** What others than the owner are invited to write; `{name}` is the owner’s. */
    readonly write: string;
    /** Where nothing was said yet, to the owner and to others. */
    readonly emptyOwn: string;
    readonly empty: string;
  };
};

const mentionInDiary = /*i18n*/ '{actor} mentioned you in the diary of {day}';

/** A thread whose kind has no words of its own. */
const comments: ObjectText['thread'] = {
  write: /*i18n*/ 'Write a comment',
  emptyOwn: /*i18n*/ 'No comments yet.',
  empty: /*i18n*/ 'No comments yet.',
};

export const objectTexts: Readonly<Record<ObjectKind, ObjectText>> = {
  diary: {
    notices: {
      comment: /*i18n*/ '{actor} commented on your diary of {day}',
      anonymous: /*i18n*/ 'Your diary of {day} has an anonymous comment',
      like: /*i18n*/ '{others, plural, =0 {{actor}} one {{actor} and one other} other {{actor} and # others}} reacted to your diary of {day}',
      mention: mentionInDiary,
    },
    name: {
      own: /*i18n*/ 'Your diary of {date}',
      other: /*i18n*/ '{owner}’s diary of {date}',
    },
    thread: {
      write: /*i18n*/ 'Comment on {name}’s diary',
      emptyOwn: /*i18n*/ 'No comments yet. Your readers can comment here.',
      empty: /*i18n*/ 'Be the first to comment.',
    },
  },
  curious: {
    notices: {
      comment: /*i18n*/ '{actor} answered your question',
      anonymous: /*i18n*/ 'Your question has an anonymous answer',
      like: /*i18n*/ '{others, plural, =0 {{actor}} one {{actor} and one other} other {{actor} and # others}} reacted to your question',
    },
    name: {
      own: /*i18n*/ 'Your question of {date}',
      other: /*i18n*/ '{owner}’s question of {date}',
    },
    thread: {
      heading: /*i18n*/ 'Answers',
      write: /*i18n*/ 'Answer {name}',
      emptyOwn: /*i18n*/ 'No one has answered yet. Your team can answer here.',
      empty: /*i18n*/ 'Be the first to answer.',
    },
  },
  quote: {
    notices: {
      comment: /*i18n*/ '{actor} commented on your line of wisdom',
      like: /*i18n*/ '{others, plural, =0 {{actor}} one {{actor} and one other} other {{actor} and # others}} reacted to your line of wisdom',
    },
    name: {
      own: /*i18n*/ 'Your line of {date}',
      other: /*i18n*/ '{owner}’s line of {date}',
    },
    thread: comments,
  },
  culture: {
    notices: {
      comment: /*i18n*/ '{actor} commented on a culture entry of yours',
      like: /*i18n*/ '{others, plural, =0 {{actor}} one {{actor} and one other} other {{actor} and # others}} reacted to a culture entry of yours',
    },
    name: {
      own: /*i18n*/ 'Your culture entry of {date}',
      other: /*i18n*/ '{owner}’s culture entry of {date}',
    },
    thread: comments,
  },
  news: {
    notices: {
      comment: /*i18n*/ '{actor} commented on news from your diary of {day}',
      like: /*i18n*/ '{others, plural, =0 {{actor}} one {{actor} and one other} other {{actor} and # others}} reacted to news from your diary of {day}',
      mention: /*i18n*/ '{actor} mentioned you below the news of {day}',
    },
    name: {
      own: /*i18n*/ 'News from your diary of {date}',
      other: /*i18n*/ 'News from {owner}’s diary of {date}',
    },
    thread: comments,
  },
};

/** What notices say of an object; of one that is gone as of a diary, which the first of them were about. */
export function noticesOf(kind: string | undefined): ObjectText['notices'] & { readonly mention: string } {
  const texts = Object.hasOwn(objectTexts, kind ?? '') ? objectTexts[kind as ObjectKind] : objectTexts.diary;
  return { mention: mentionInDiary, ...texts.notices };
}
