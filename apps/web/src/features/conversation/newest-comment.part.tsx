import { latePart } from '../../components/states/late-part.tsx';

/** The newest thing that someone said about the user's own diary. */
export const NewestComment = latePart(
  async () => (await import('./comments/newest-comment.tsx')).NewestComment,
  { fallback: <div className="min-h-36" />, of: ({ comment }) => comment },
);
