import type { Fact, GauntletKinds, HeroView } from '@tavolo/gauntlet-of-fools';
import type { Told } from '@tavolo/kernel';
import type { GauntletIcon } from '../icons.ts';
import type { Verdict } from '../text/board-text.ts';

/** How a hero's attack and its defense ended; `null` while they are not decided. */
export type Verdicts = { readonly attack: Verdict | null; readonly defense: Verdict | null };

export function verdictsOf(hero: HeroView, told: readonly Told<GauntletKinds>[]): Verdicts {
  const { fight, turn } = hero;
  const heard = factsOfFight(hero, told);
  const has = (is: Fact['is']) => heard.some((fact) => fact.is === is);
  if (has('declined')) return { attack: 'declined', defense: null };
  if (fight === null) return { attack: null, defense: null };
  if (fight.skipped) return { attack: 'skipped', defense: null };
  return {
    attack: attackVerdict(fight, turn.makesNoAttack && has('made-no-attack')),
    defense: fight.dodged ? 'dodged' : has('was-hit') || fight.damaged ? 'hit' : null,
  };
}

function attackVerdict(fight: NonNullable<HeroView['fight']>, makesNone: boolean): Verdict | null {
  if (fight.killed) return 'killed';
  if (makesNone) return 'no-attack';
  return fight.attacked ? 'too-weak' : null;
}

const newFight: readonly Fact['is'][] = ['faces-again', 'fights-again', 'private-encounter'];

/** What was told of a hero since its last fight began, the newest first. */
function factsOfFight(hero: HeroView, told: readonly Told<GauntletKinds>[]): readonly Fact[] {
  const heard: Fact[] = [];
  for (const { fact } of told.toReversed()) {
    if (fact.is === 'turn-began') break;
    if (!('hero' in fact) || fact.hero !== hero.id) continue;
    if (newFight.includes(fact.is)) break;
    heard.push(fact);
  }
  return heard;
}

export const verdictIcons: { readonly [V in Verdict]: GauntletIcon } = {
  killed: 'gof/killed',
  'too-weak': 'gof/too-weak',
  dodged: 'gof/dodged',
  hit: 'gof/hit',
  skipped: 'gof/skipped',
  'no-attack': 'gof/no-attack',
  declined: 'gof/skipped',
};

/** Whether a verdict is one to be glad of. */
export const isGood = (verdict: Verdict): boolean => verdict === 'killed' || verdict === 'dodged';
