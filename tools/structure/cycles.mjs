/**
 * Circles among the files: each as the list of its files in order of import, found once.
 * @param {Map<string, string[]>} graph file → files it imports
 */
export function findCycles(graph) {
  const state = new Map();
  const path = [];
  const cycles = [];
  const visit = (file) => {
    state.set(file, 'open');
    path.push(file);
    for (const next of graph.get(file) ?? []) {
      if (state.get(next) === 'open') cycles.push(path.slice(path.indexOf(next)));
      else if (!state.has(next) && graph.has(next)) visit(next);
    }
    path.pop();
    state.set(file, 'done');
  };
  for (const file of [...graph.keys()].sort()) if (!state.has(file)) visit(file);
  return cycles;
}
