/**
 * A place in the tree of what goes on at once: every lane has a branch of its own, which grows from the branch
 * of the lane that started it. What happens in one branch can depend on what happened in another, unless the
 * two grow side by side.
 */
export type Branch = {
  readonly from: Branch | null;
  /** The same for branches that were started at once, and for no others; `null` for a step that goes on alone. */
  readonly fork: object | null;
};

/** Whether nothing in one branch can follow from anything in the other. */
export function areSideBySide(one: Branch, other: Branch): boolean {
  // Nearly always both are steps, or parts of one: no need to look at how they grew.
  if (one.from === other.from) return one !== other && one.fork !== null && one.fork === other.fork;
  const [here, there] = [pathTo(one), pathTo(other)];
  const parting = here.findIndex((branch, depth) => branch !== there[depth]);
  const fork = here[parting]?.fork ?? null;
  return fork !== null && fork === there[parting]?.fork;
}

/** Whether a branch, or one that it grew from, was started at this fork. */
export const grewFrom = (branch: Branch, fork: object): boolean =>
  pathTo(branch).some((grown) => grown.fork === fork);

/** The branch and those that it grew from, the oldest first. */
function pathTo(branch: Branch): readonly Branch[] {
  return branch.from === null ? [branch] : [...pathTo(branch.from), branch];
}
