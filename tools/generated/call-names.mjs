/** How the names of one call follow from each other: `register.sendCode`, `register-send-code.ts`, `registerSendCode`. */

/** `followsTeam` → `follows-team`. */
export function kebab(name) {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** `follows-team` → `followsTeam`. */
export function camel(name) {
  return name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}

/** `register.sendCode` → `register-send-code.ts`. */
export function callFile(key) {
  return `${kebab(key.replace('.', '-'))}.ts`;
}

/** `register.sendCode` → `registerSendCode`. */
export function callName(key) {
  return camel(key.replace('.', '-'));
}
