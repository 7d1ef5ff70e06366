import { askingFor } from '@tavolo/kernel';
import type { RuleKinds } from './machina.ts';

/** How the rules of this game ask. */
export const { choose, chooseSome, confirm } = askingFor<RuleKinds>();
