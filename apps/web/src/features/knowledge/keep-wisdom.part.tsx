import { latePart } from '../../components/states/late-part.tsx';

/** Keeps a line of a diary, or of a comment on it. */
export const KeepOfDiary = latePart(async () => (await import('./wisdom/keep-of-diary.tsx')).KeepOfDiary, {
  fallback: <span className="min-h-(--target)" />,
});

/** Keeps a comment, or a sentence of it. */
export const KeepOfComment = latePart(
  async () => (await import('./wisdom/keep-of-comment.tsx')).KeepOfComment,
);
