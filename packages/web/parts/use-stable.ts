import { useState } from 'react';

/** The same list as before, as long as it holds the same. */
export function useStable<Id extends string>(list: readonly Id[]): readonly Id[] {
  const [kept, keep] = useState(list);
  const isSame = kept.length === list.length && kept.every((id, at) => id === list[at]);
  if (!isSame) keep(list);
  return isSame ? kept : list;
}
