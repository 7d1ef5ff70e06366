/** What follows from something printed alone: made for it once, since what is printed never changes. */
export function onceFor<On extends object, Made extends object>(make: (on: On) => Made): (on: On) => Made {
  const known = new WeakMap<On, Made>();
  return (on) => {
    const before = known.get(on);
    if (before !== undefined) return before;
    const made = make(on);
    known.set(on, made);
    return made;
  };
}
