import type { State } from '../../state.ts';
import type { ExplorerId } from '../../vocabulary/ids.ts';

/**
 * The explorer whose turn it is, be it by a monster that it controls; `null`: it is nobody's. A spawn check is no turn.
 * [ma/attacks.5, ma/destroying.6]
 */
export const turnOf = ({ phase, active, acting }: State): ExplorerId | null =>
  acting?.controller ?? (phase === 'explorers' ? active : null);
