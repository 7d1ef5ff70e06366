import { createContext, useContext } from 'react';

/** What somebody wants to know more about. */
export type Inspected =
  | { readonly is: 'figure'; readonly id: string }
  | { readonly is: 'monster-type'; readonly id: string }
  | { readonly is: 'hero'; readonly id: string }
  | { readonly is: 'card'; readonly id: string }
  | { readonly is: 'scenario' }
  | { readonly is: 'decks' };

/** What is being looked at, and how to look at something else. */
export type Inspection = {
  readonly what: Inspected | null;
  readonly inspect: (what: Inspected | null) => void;
};

export const Inspecting = createContext<Inspection>({ what: null, inspect: () => {} });

export const useInspected = (): Inspection => useContext(Inspecting);

/** Opens the sheet about something. */
export const useInspect = (): Inspection['inspect'] => useInspected().inspect;
