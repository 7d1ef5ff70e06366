import type { Attack } from '../../vocabulary/terms.ts';

export const melee = (value: number): Attack => ({ type: 'melee', value });
export const ranged = (value: number): Attack => ({ type: 'ranged', value });
