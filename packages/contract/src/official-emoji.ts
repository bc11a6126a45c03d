/** What a like is, where no other emoji is named. */
export const LIKE = '👍';

/** The emoji that everyone has, beside entries and as reactions. */
export const officialEmoji = [
  ...['😀', '😄', '😊', '😍', '🥳', '😎', '🤩', '😇', '🙂', '😌', '🤔', '🧐', '😐', '😬', '😅', '😂'],
  ...['🥲', '😢', '😣', '😫', '😤', '😴', '🤒', '🤯', '👍', '👏', '🙏', '💪', '🤝', '🔥', '✨', '💡'],
  ...['🎉', '🏆', '🎯', '🚀', '🌱', '🌿', '🍇', '🍷', '☀️', '🌧️', '🌈', '☕', '📚', '🛠️', '🧩', '❤️'],
];
