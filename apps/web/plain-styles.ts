import type { Plugin } from 'vite';

/**
 * Tailwind lets any of its utilities meet: a shadow leaves room for a ring, a line height is noted for a font size that
 * may come with it. These notes, custom properties `--tw-…`, are a twentieth of the styles. A build keeps those alone that
 * one rule sets for another; where a rule reads only what it sets itself, the value stands in its place.
 */
export function plainStyles(): Plugin {
  return {
    name: 'garden-plain-styles',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('/src/styles/index.css') ? { code: withoutNotes(code), map: null } : null,
  };
}

/** Styles that look the same, without the notes that no other rule reads. */
export function withoutNotes(css: string): string {
  // The border of every element is solid and of no width from the start; what is dashed says so itself.
  let plain = css.replace(/border(-[a-z]+)*-style:\s*var\(--tw-border-style\);?/g, '');
  const names = new Set(plain.match(/--tw-[a-z-]+/g));
  for (let length = 0; length !== plain.length; ) {
    length = plain.length;
    for (const name of names) plain = withoutNote(plain, name);
  }
  return plain.replace(/(?<=box-shadow:[^;{}]*)0 0 #0000,\s*/g, '');
}

function withoutNote(css: string, name: string): string {
  const property = new RegExp(`@property ${name}\\s*\\{([^}]*)\\}`);
  const set = new RegExp(`(?<=^|[{;]\\s*)${name}:([^;{}]*)(;|$)`);
  const read = new RegExp(`var\\(${name}(?:\\)|,((?:[^()]|\\((?:[^()]|\\([^()]*\\))*\\))*)\\))`, 'g');
  const registered = property.exec(css)?.[1];
  if (registered === undefined) return css;
  const [, initial = ''] = /initial-value:\s*([^;]*)/.exec(registered) ?? [];
  const rules = [...css.replace(property, '').matchAll(/\{([^{}]*)\}/g)].map(([, rule = '']) => rule);
  const setting = rules.filter((rule) => set.test(rule) && !isStart(rule));
  const reading = rules.filter((rule) => rule.match(read));
  const isAlone = (rule: string) => setting.includes(rule) && reading.includes(rule);
  if (setting.length > 0 && reading.length > 0 && ![...setting, ...reading].every(isAlone)) return css;
  return css.replace(property, '').replace(/\{([^{}]*)\}/g, (_braces, rule: string) => {
    const value = isStart(rule) ? undefined : set.exec(rule)?.[1]?.trim();
    const resolve = (_read: string, otherwise?: string) => value ?? otherwise ?? initial;
    return `{${rule.replace(set, '').replace(read, resolve)}}`;
  });
}

/** A browser that does not know `@property` gives every element the initial values, in a rule of notes alone. */
function isStart(rule: string): boolean {
  return /^(\s*--tw-[^;]*(;|$))+\s*$/.test(rule);
}
