/**
 * Runs items in their order, at most `lanes` at once. An item waits for those named in its `after` that are
 * among the items.
 * @returns the results in the order of the items
 */
export async function runInLanes(items, lanes, run) {
  const waiting = [...items];
  const running = new Map();
  const done = new Map();
  const isReady = (item) =>
    (item.after ?? []).every((name) => done.has(name) || !items.some((other) => other.name === name));

  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < lanes ? waiting.findIndex(isReady) : -1;
    if (next >= 0) {
      const [item] = waiting.splice(next, 1);
      const finished = run(item).then((result) => {
        done.set(item.name, result);
        running.delete(item);
      });
      running.set(item, finished);
    } else if (running.size > 0) {
      await Promise.race(running.values());
    } else {
      throw new Error(`These wait for each other: ${waiting.map(({ name }) => name).join(', ')}.`);
    }
  }
  return items.map(({ name }) => done.get(name));
}
