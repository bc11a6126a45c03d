/** What stands together: strings and quoted names as they are, single brackets, anything else; and the space before it. */
const TOKEN = /(\s*)('(?:[^']|'')*'|"[^"]*"|[()]|[^\s()'"]+)/g;

const BEGINS_QUERY = /^(?:with|select|insert|update|delete|values)$/i;

/** Words with which a line begins where a query stands, by the word before and the one after. */
function beginsLine(word: string, before: string, after: string): boolean {
  switch (word.toLowerCase()) {
    case 'select':
    case 'where':
    case 'having':
    case 'limit':
    case 'union':
    case 'values':
    case 'returning':
    case 'insert':
    case 'delete':
      return true;
    case 'join':
      return !/^(?:inner|left|cross|outer)$/i.test(before);
    case 'inner':
    case 'left':
    case 'cross':
      return /^join$/i.test(after);
    case 'group':
    case 'order':
      return /^by$/i.test(after);
    case 'on':
      return /^conflict$/i.test(after);
    case 'for':
      return /^(?:update|no|share|key)$/i.test(after);
    case 'from':
      return !/^(?:distinct|delete)$/i.test(before);
    case 'update':
      return !/^(?:do|for|key)$/i.test(before);
    case 'set':
      return true;
    case 'with':
      return !/^ordinality$/i.test(after);
    default:
      return false;
  }
}

/** A statement in lines that one can read: a query in brackets is indented; nothing but space is changed. */
export function breakLines(statement: string): string {
  const found = [...statement.matchAll(TOKEN)].map(([, space = '', token = '']) => ({ space, token }));
  const nested: boolean[] = [];
  let text = '';
  const newLine = () => {
    const depth = nested.filter(Boolean).length;
    text = `${text.trimEnd()}${text === '' ? '' : '\n'}${'  '.repeat(depth)}`;
  };
  for (const [at, { space, token }] of found.entries()) {
    const [before = '', after = ''] = [found[at - 1]?.token, found[at + 1]?.token];
    const isQuery = nested.at(-1) ?? true;
    const closesQuery = token === ')' && nested.pop() === true;
    if (closesQuery || (isQuery && beginsLine(token, before, after))) newLine();
    else if (space !== '' && !/(?:^|\n *|\()$/.test(text)) text += ' ';
    text += token;
    if (token === '(') nested.push(BEGINS_QUERY.test(after));
  }
  return `${text}\n`;
}
