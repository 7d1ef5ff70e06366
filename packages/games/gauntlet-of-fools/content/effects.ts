import type { Bonus, Effect, Gain, Loss, Named, Penalty, Token } from '../cards.ts';

/** The words of the vocabulary as cards write them. What each does is in `rules/effects.ts`. */

// For the rest of the turn.
export const dice = (count: number): Effect => ({ is: 'dice', count });
export const dicePerWound: Effect = { is: 'dice-per-wound' };
export const defense = (by: number): Effect => ({ is: 'defense', by });
export const defenseZero: Effect = { is: 'defense-zero' };
export const doubleAttack: Effect = { is: 'double-attack' };
export const noAttackNextTurn: Effect = { is: 'no-attack-next-turn' };
export const richerTreasures = (by: number): Effect => ({ is: 'richer-treasures', by });
export const dodgeWhatYouKill: Effect = { is: 'dodge-what-you-kill' };
export const ignoreBoasts: Effect = { is: 'ignore-boasts' };
export const noAttack: Effect = { is: 'no-attack' };
export const noWeaponAbilities: Effect = { is: 'no-weapon-abilities' };

// For this fight.
export const kill: Effect = { is: 'kill' };
export const dodge: Effect = { is: 'dodge' };
export const swap: Effect = { is: 'swap' };
export const soften = (to: number): Effect => ({ is: 'soften', to });
export const skip: Effect = { is: 'skip' };
export const faceAgain: Effect = { is: 'face-again' };
export const forgoTreasureFor = (bonus: Bonus, by: number): Effect => ({ is: 'forgo-treasure', bonus, by });
export const playDead: Effect = { is: 'play-dead' };
export const removeAndLookAgain: Effect = { is: 'remove-and-look-again' };

// For this roll.
export const rollMore = (count: number): Effect => ({ is: 'roll-more', dice: count });
export const rerollAll: Effect = { is: 'reroll-all' };
export const reroll = (count: number): Effect => ({ is: 'reroll', dice: count });
export const rollCounts = (as: number): Effect => ({ is: 'roll-counts', as });
export const attackPerDead = (by: number): Effect => ({ is: 'attack-per-dead', by });

// What a hero gets.
export const heal = (wounds: number): Gain => ({ is: 'heal', wounds });
export const gold = (by: number): Gain => ({ is: 'gold', by });
export const goldPerAttack = (each: number): Gain => ({ is: 'gold-per-attack', each });
export const gainToken = (token: Token): Gain => ({ is: 'gain-token', token });
export const bonus = (kind: Bonus, by = 1): Gain => ({ is: 'bonus', bonus: kind, by });
export const discardPenalties: Gain = { is: 'discard-penalties' };
export const choice = (...of: readonly Named[]): Gain => ({ is: 'choice', of });

/** One side of a choice. */
export const either = (name: string, ...does: readonly Effect[]): Named => ({ name, does });

// What a hero suffers.
export const wound = (wounds: number): Loss => ({ is: 'wound', wounds });
export const woundByWounds = (few: number, many: number): Loss => ({ is: 'wound-by-wounds', few, many });
export const loseGold = (by: number): Loss => ({ is: 'lose-gold', by });
export const loseToken = (token: Token): Loss => ({ is: 'lose-token', token });
export const penalty = (kind: Penalty, by: number): Loss => ({ is: 'penalty', penalty: kind, by });
export const doubleDamageNextTurn: Loss = { is: 'double-damage-next-turn' };
export const cannotDieYet: Loss = { is: 'cannot-die-yet' };
