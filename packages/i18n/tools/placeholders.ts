/** Says what a translation lost or invented among `{names}` and `<0>` tags, or undefined where nothing. */
export function placeholderFault(english: string, translation: string): string | undefined {
  const wanted = placeholders(english);
  const found = placeholders(translation);
  const differing = [...wanted.symmetricDifference(found)];
  if (differing.length === 0) return undefined;
  return `"${english}": ${differing.join(', ')} not the same in "${translation}"`;
}

function placeholders(sentence: string): Set<string> {
  return new Set(sentence.match(/\{\w+[,}]|<\/?\w+\/?>/g)?.map((mark) => mark.replace(',', '}')));
}
