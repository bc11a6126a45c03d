import type { Emoji } from './stores/team-store.ts';

const emoji =
  '😀 😄 😊 😍 🥳 😎 🤩 😇 🙂 😌 🤔 🧐 😐 😬 😅 😂 🥲 😢 😣 😫 😤 😴 🤒 🤯 👍 👏 🙏 💪 🤝 🔥 ✨ 💡 🎉 🏆 🎯 🚀 🌱 🌿 🍇 🍷 ☀️ 🌧️ 🌈 ☕ 📚 🛠️ 🧩 ❤️';

/** The emoji that everybody has; a screen reader knows what each is called. */
export const officialEmoji: readonly Emoji[] = emoji.split(' ').map((id) => ({ id, name: id, url: '' }));
