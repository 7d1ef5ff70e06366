import type { Penalty } from '../../vocabulary/dungeon.ts';
import type { Token } from '../../vocabulary/terms.ts';

/** What a dungeon room does to those who enter it: to all characters, or to the one who opened the door. */

type Harm = Extract<Penalty, { readonly is: 'damage' }>['value'];

export const allGain = (condition: Token): Penalty => ({ is: 'condition', condition, whom: 'all' });
export const openerGains = (condition: Token): Penalty => ({ is: 'condition', condition, whom: 'opener' });
export const allSuffer = (value: Harm): Penalty => ({ is: 'damage', value, whom: 'all' });
export const openerSuffers = (value: Harm): Penalty => ({ is: 'damage', value, whom: 'opener' });
export const allCursed = (count: number): Penalty => ({ is: 'curse', count, whom: 'all' });
export const openerCursed = (count: number): Penalty => ({ is: 'curse', count, whom: 'opener' });
export const allDiscard = (count: number): Penalty => ({ is: 'discard', count, whom: 'all' });
export const openerDiscards = (count: number): Penalty => ({ is: 'discard', count, whom: 'opener' });
export const openerLoses = (count: number): Penalty => ({ is: 'lose', count, whom: 'opener' });
