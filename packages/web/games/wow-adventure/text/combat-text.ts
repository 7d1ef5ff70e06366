import type { AttackType, Stage } from '../game.ts';

/** The steps of a combat. [wow/combat.1] */
export const combatSteps = ['roll', 'powers', 'ranged', 'melee', 'end'] as const;
export type CombatStep = (typeof combatSteps)[number];

/** The step that a stage belongs to: what is played before the roll comes with it. */
export const stepOf: { readonly [S in Stage]: CombatStep } = {
  met: 'roll',
  start: 'roll',
  'before-defender': 'roll',
  'before-attacker': 'roll',
  roll: 'roll',
  'just-rolled': 'roll',
  'powers-defender': 'powers',
  'plays-defender': 'powers',
  'powers-attacker': 'powers',
  'plays-attacker': 'powers',
  ranged: 'ranged',
  missed: 'ranged',
  melee: 'melee',
  'melee-last': 'melee',
  'after-defender': 'end',
  'after-attacker': 'end',
  end: 'end',
};

/** What a hero may do at a stage where somebody is asked. */
const windows = ['met', 'before', 'rolled', 'after', 'missed', 'attacked'] as const;
export type Window = (typeof windows)[number];

/** An attack as it is expected. */
type ChanceSaid = {
  readonly name: string;
  readonly type: AttackType;
  readonly percent: number;
  readonly damage: number;
};

/** What an attack needs, and on how many faces of the die it gets it. */
type FacesSaid = { readonly attack: number; readonly defense: number; readonly faces: number };

/** What is said over a combat. */
export type CombatText = {
  readonly combat: string;
  readonly attacker: string;
  readonly defender: string;
  readonly steps: { readonly [S in CombatStep]: string };
  /** Whose moment it is. */
  readonly may: { readonly [W in Window]: (name: string) => string };

  readonly attacks: (name: string) => string;
  readonly order: { readonly first: string; readonly after: string; readonly together: string };

  readonly die: string;
  readonly notRolled: string;
  readonly face: (face: number) => string;
  /** What a part of a number comes from, where it has no name of its own. */
  readonly parts: { readonly base: string; readonly power: string };
  readonly atLeast: (n: number) => string;

  readonly percent: (n: number) => string;
  readonly chance: (said: ChanceSaid) => string;
  /** Where it comes from; `powers`, where it is another than the faces of the die alone would give. */
  readonly reasons: {
    readonly faces: (said: FacesSaid) => string;
    readonly powers: string;
    readonly cards: string;
  };
  readonly needs: (face: number) => string;
  readonly always: string;
  readonly never: string;

  readonly hits: string;
  readonly missesBy: (n: number) => string;
  /** The dice are down, and the attack has not been made. */
  readonly wouldHit: string;
  readonly wouldMissBy: (n: number) => string;
  /** The other side's attack comes first and would end it. */
  readonly spared: string;
  readonly tooLate: string;
  readonly makesNoAttack: string;

  readonly damage: (n: number) => string;
  readonly beats: string;
  readonly defeats: (n: number) => string;

  readonly reward: string;
  readonly played: string;
  readonly fallen: { readonly foe: string; readonly hero: string };
  readonly putAside: string;
  readonly showFight: string;
};
