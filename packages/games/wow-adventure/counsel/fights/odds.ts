/** The exact chances of a fight: both dice, the powers they set off, ranged before melee. */
import type { Face } from '../../vocabulary/terms.ts';
import { afterWards, type DiePower, type Fighter, typeAt } from './fighter.ts';
import { type Clash, workOn } from './words.ts';

/** What is to be expected of a fight, for the side that asks. */
export type Odds = {
  /** The chance to beat the other side and stand. */
  readonly win: number;
  /** The damage to expect, not counting what is beyond health. */
  readonly hurt: number;
  /** The chance to fall. */
  readonly fall: number;
  /** The damage to expect on the other side. */
  readonly dealt: number;
};

/** Odds that are being added up. */
type Sums = { -readonly [Part in keyof Odds]: number };

/** A fight between two, and whether conditions hold in it. */
export type Bout = { readonly own: Fighter; readonly foe: Fighter } & Pick<Clash, 'isSo'>;

export function oddsOf(bout: Bout): Odds {
  const odds: Sums = { win: 0, hurt: 0, fall: 0, dealt: 0 };
  const { own, foe } = bout;
  const theirs = rollsOf(foe);
  const areQuiet = theirs.map((roll) => isQuiet(roll, foe, own));
  for (const roll of rollsOf(own)) {
    const isQuietSoFar = isQuiet(roll, own, foe);
    for (let nth = 0; nth < theirs.length; nth++) {
      const other = theirs[nth] as Roll; // within the list
      if (isQuietSoFar && areQuiet[nth] === true)
        exchange(odds, own, foe, [roll, other, roll.weight * other.weight]);
      else settle(odds, bout, roll, other);
    }
  }
  return odds;
}

/** Whether a roll sets off nothing, neither of the side that rolled nor of the other. */
const isQuiet = ({ shown }: Roll, { dice }: Fighter, other: Fighter): boolean =>
  !isAmong(dice, 'own', shown) && !isAmong(other.dice, 'opponent', shown);

function isAmong(dice: readonly DiePower[], die: DiePower['die'], shown: readonly number[]): boolean {
  for (const power of dice)
    if (power.die === die && power.faces.some((face) => shown.includes(face))) return true;
  return false;
}

/** The face a die ends on, how likely that is, and the faces that have set something off. */
type Roll = { readonly face: number; readonly weight: number; readonly shown: readonly number[] };

const faces = [1, 2, 3, 4, 5, 6] as const;
const plainRolls: readonly Roll[] = faces.map((face) => ({ face, weight: 1 / 6, shown: [face] }));
/** A die that lies has set off what it can. */
const settledRolls: readonly (readonly Roll[])[] = [0, ...faces].map((face) => [
  { face, weight: 1, shown: [] },
]);

function rollsOf({ face, dice }: Fighter): readonly Roll[] {
  if (face !== null) return settledRolls[face] ?? plainRolls;
  const again = dice.filter((power) => power.die === 'own' && rerolls(power));
  if (again.length === 0) return plainRolls;
  return plainRolls.flatMap((roll): readonly Roll[] => {
    const isRerolled = again.some((power) => power.faces.some((one) => one === roll.face));
    if (!isRerolled) return [roll];
    return faces.map((then) => ({ face: then, weight: 1 / 36, shown: [roll.face, then] }));
  });
}

const rerolls = ({ do: effects }: DiePower): boolean =>
  effects.some((effect) => effect.is === 'reroll' && effect.die === 'own');

/** Lets the dice of one pair of rolls work, and adds what comes of it. */
function settle(odds: Sums, { own, foe, isSo }: Bout, roll: Roll, other: Roll): void {
  const weight = roll.weight * other.weight;
  const clash: Clash = { self: { ...own }, other: { ...foe }, isEnded: false, isSo };
  const back: Clash = { self: clash.other, other: clash.self, isEnded: false, isSo };
  setOff(back, foe.dice, other, roll);
  setOff(clash, own.dice, roll, other);
  if (!clash.isEnded && !back.isEnded) exchange(odds, clash.self, clash.other, [roll, other, weight]);
}

const isShown = ({ die, faces: which }: DiePower, own: Roll, theirs: Roll): boolean => {
  const { shown } = die === 'own' ? own : theirs;
  for (const face of shown) if (which.includes(face as Face)) return true; // a face of a die
  return false;
};

function setOff(clash: Clash, dice: readonly DiePower[], own: Roll, theirs: Roll): void {
  for (const power of dice) {
    if (!isShown(power, own, theirs)) continue;
    const { face } = clash.self;
    workOn(clash, power.do);
    clash.self.face = face; // rolling again has been thought of already
  }
}

type Dice = readonly [own: Roll, theirs: Roll, weight: number];

/** Ranged attacks come before melee, those that act last after the others; attacks of one step are simultaneous. */
function exchange(odds: Sums, own: Fighter, foe: Fighter, [roll, other, weight]: Dice): void {
  const hit = own.strikes && roll.face + own.attack >= foe.defense ? own.damage : 0;
  const blow = foe.strikes && other.face + foe.attack >= own.defense ? afterWards(own, foe.damage) : 0;
  const first = lead(own, roll.face) - lead(foe, other.face);
  const isOver = foe.isBeaten || foe.suffers >= foe.left || own.suffers >= own.left;
  const isBeatenFirst = first > 0 && foe.suffers + hit >= foe.left;
  const fallsFirst = first < 0 && own.suffers + blow >= own.left;
  const taken = own.suffers + (isOver || isBeatenFirst ? 0 : blow);
  const dealt = foe.suffers + (isOver || fallsFirst ? 0 : hit);
  const isFallen = taken >= own.left;
  if (isFallen) odds.fall += weight;
  else if (foe.isBeaten || dealt >= foe.left) odds.win += weight;
  odds.hurt += weight * Math.min(taken, own.left);
  odds.dealt += weight * dealt;
}

/** The step a side attacks in: the higher, the earlier. */
function lead(fighter: Fighter, face: number): number {
  if (typeAt(fighter, face) === 'ranged') return 2;
  return fighter.actsLast ? 0 : 1;
}
