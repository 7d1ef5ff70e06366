import { askingFor } from '@tavolo/kernel';
import type { RuleKinds } from './play.ts';

/** How the rules of this game ask: only what is declared, and only citing a rule that exists. */
export const { choose } = askingFor<RuleKinds>();
