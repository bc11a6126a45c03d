/** Places of a ranking: equal numbers share one, and the next place counts all before it. */
export function placesOf<Row>(rows: readonly Row[], numberOf: (row: Row) => number) {
  const numbers = rows.map(numberOf);
  return rows.map((row, at) => ({
    row,
    place: numbers.indexOf(numbers[at] ?? 0) + 1,
    tied: numbers.filter((number) => number === numbers[at]).length > 1,
  }));
}
