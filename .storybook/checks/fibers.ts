/** The parts of React's internal record of a node that are read here. */
export interface Fiber {
  readonly tag: number;
  readonly elementType: unknown;
  /** Of a text that React keeps as a node of its own, its words. */
  readonly memoizedProps: unknown;
  readonly memoizedState: unknown;
  readonly return: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly stateNode: { readonly current: Fiber } | null;
}

/** React's number for the content of an `Activity`, whose state is null while it is shown. */
const offscreen = 22;

/** What React shows in this container now, portals included. */
export function fibersIn(container: Element | null): Fiber[] {
  const [, root] = Object.entries(container ?? {}).find(([key]) => key.startsWith('__reactContainer$')) ?? [];
  const found: Fiber[] = [];
  const open = [(root as Fiber | undefined)?.stateNode?.current ?? null];
  while (open.length > 0) {
    const fiber = open.pop();
    if (!fiber) continue;
    found.push(fiber);
    const isHidden = fiber.tag === offscreen && fiber.memoizedState !== null;
    open.push(fiber.sibling, isHidden ? null : fiber.child);
  }
  return found;
}
