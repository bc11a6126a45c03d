/** The value below which a share of the others lie; by nearest rank. Throws on none at all. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const found = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  if (found === undefined) throw new Error('there is nothing to measure');
  return found;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** Rows in columns: the first to the left, figures to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line.map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      }),
    )
    .map((cells) => cells.join('  ').trimEnd())
    .join('\n');
}
