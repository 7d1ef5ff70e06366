import type { HeroView } from '@tavolo/gauntlet-of-fools';
import type { GauntletIcon } from '../icons.ts';
import type { BoardText, Plight } from '../text/board-text.ts';

/** A small mark on a hero: a token it carries, or something that lasts for a while. */
export type Mark = {
  readonly id: string;
  readonly icon: GauntletIcon;
  readonly says: string;
  readonly feels: 'good' | 'bad' | 'plain';
};

/** The tokens a hero carries beside those of its abilities, then what befell it. */
export const marksOf = (hero: HeroView, own: BoardText): readonly Mark[] => [
  ...bonusMarks(hero, own),
  ...penaltyMarks(hero, own),
  ...plightsOf(hero).map(({ plight, icon, feels }) => ({
    id: plight,
    icon,
    says: own.plights[plight],
    feels,
  })),
];

function bonusMarks({ bonus, turn }: HeroView, own: BoardText): readonly Mark[] {
  const mark = (id: string, icon: GauntletIcon, says: string): Mark => ({ id, icon, says, feels: 'good' });
  return [
    ...(bonus.dice > 0 ? [mark('bonus-dice', 'gof/dice', own.bonusDice(bonus.dice))] : []),
    ...(bonus.attack > 0 ? [mark('bonus-attack', 'gof/attack', own.bonusAttack(bonus.attack))] : []),
    ...(bonus.defense > 0 ? [mark('bonus-defense', 'gof/defense', own.bonusDefense(bonus.defense))] : []),
    ...(bonus.oneUseDice > 0 ? [mark('one-use', 'gof/dice', own.oneUseDice(bonus.oneUseDice))] : []),
    ...(turn.bet === null ? [] : [mark('bet', 'gof/gold', own.bet(turn.bet))]),
  ];
}

function penaltyMarks({ penalty }: HeroView, own: BoardText): readonly Mark[] {
  const mark = (id: string, icon: GauntletIcon, says: string): Mark => ({ id, icon, says, feels: 'bad' });
  return [
    ...(penalty.dice > 0 ? [mark('penalty-dice', 'gof/dice', own.bonusDice(-penalty.dice))] : []),
    ...(penalty.defense > 0
      ? [mark('penalty-defense', 'gof/defense', own.bonusDefense(-penalty.defense))]
      : []),
    ...(penalty.poison > 0 ? [mark('poison', 'gof/poison', own.poison(penalty.poison))] : []),
  ];
}

type Suffered = { readonly plight: Plight; readonly icon: GauntletIcon; readonly feels: Mark['feels'] };

function plightsOf({ turn, dead, playing, cannotDieYet }: HeroView): readonly Suffered[] {
  const all: readonly (Suffered & { readonly holds: boolean })[] = [
    { holds: turn.attackIsZero, plight: 'attack-is-zero', icon: 'gof/attack', feels: 'bad' },
    { holds: turn.noAttackNext, plight: 'attack-is-zero-next', icon: 'gof/attack', feels: 'bad' },
    { holds: turn.damageTimes > 1, plight: 'damage-doubled', icon: 'gof/hit', feels: 'bad' },
    { holds: turn.damageTimesNext > 1, plight: 'damage-doubled-next', icon: 'gof/hit', feels: 'bad' },
    { holds: turn.ignoresBoasts, plight: 'ignores-boasts', icon: 'gof/bonus', feels: 'good' },
    { holds: turn.makesNoAttack, plight: 'makes-no-attack', icon: 'gof/attack', feels: 'plain' },
    { holds: turn.usesNoWeaponTokens, plight: 'no-weapon-tokens', icon: 'gof/token', feels: 'plain' },
    { holds: turn.dodgesKills, plight: 'dodges-kills', icon: 'gof/dodged', feels: 'good' },
    { holds: cannotDieYet, plight: 'cannot-die-yet', icon: 'gof/skull', feels: 'plain' },
    { holds: dead && playing, plight: 'plays-though-dead', icon: 'gof/skull', feels: 'plain' },
  ];
  return all.filter(({ holds }) => holds);
}
