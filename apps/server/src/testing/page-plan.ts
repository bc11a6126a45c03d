type PlanNode = {
  readonly 'Node Type': string;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly PlanNode[];
};

/**
 * The part of a statement's plan that finds and cuts its page, without what is joined to each row of it.
 * @param plan of `explain (analyze, buffers, format json)`; its uppermost limit cuts the page
 */
export function pageOfPlan(plan: PlanNode): { plan: PlanNode; blocks: number } {
  const open = [plan];
  for (let node = open.shift(); node; node = open.shift()) {
    if (node['Node Type'] === 'Limit') {
      return { plan: node, blocks: node['Shared Hit Blocks'] + node['Shared Read Blocks'] };
    }
    open.push(...(node.Plans ?? []));
  }
  throw new Error('the statement cuts no page');
}
