import { askingFor } from '@tavolo/kernel';
import type { RuleKinds } from './wow.ts';

/** How the rules of this game ask. */
export const { choose, chooseSome, confirm } = askingFor<RuleKinds>();
