import { chanceFrom, chanceOver, type Stream } from '@tavolo/kernel';
import { defenses, diceCounts, plainModifiers, plainMonsters } from './plain-cards.ts';

/** A hero of the loop: boasts are bits of one number. */
type Hero = {
  owner: number;
  defense: number;
  dice: number;
  boasts: number;
  gold: number;
  wounds: number;
  rolls: Stream;
};
type Foe = { attack: number; defense: number; gold: number; wounds: number };

const boast = { blindfolded: 1, hopping: 2, oneArm: 4, juggling: 8, hangover: 16, breakfast: 32 };
const everyBoast = [1, 2, 4, 8, 16, 32];

/** The deck as numbers: monsters, then modifiers, then the cache. */
const foes: readonly Foe[] = plainMonsters.map(({ attack, defense, gold, damage }) => ({
  attack,
  defense: Number(defense),
  gold,
  wounds: damage.reduce((wounds, loss) => wounds + (loss.is === 'wound' ? loss.wounds : 0), 0),
}));
const deckSize = foes.length + plainModifiers.length + 1;

/**
 * A whole random game by hand: no questions, no log, nothing that could be saved, undone or forked. It draws
 * from the same streams as the kernel and picks with the same player's chance, so that both play the very same
 * game; gives the gold of each hero.
 */
export function playLoop(seed: string, players: number, player: Stream): readonly number[] {
  const chance = chanceOver(chanceFrom(seed));
  const classes = chance.stream('classes').shuffle(upTo(defenses.length));
  const weapons = chance.stream('weapons').shuffle(upTo(diceCounts.length));
  const deck = chance.stream('encounters').shuffle(upTo(deckSize));
  const heroes: Hero[] = [];
  for (let i = 0; i < players; i++) {
    const defense = defenses[classes[i] ?? 0] ?? 0;
    const dice = diceCounts[weapons[i] ?? 0] ?? 0;
    heroes.push({
      owner: -1,
      defense,
      dice,
      boasts: 0,
      gold: 0,
      wounds: 0,
      rolls: chance.stream(`hero-${i + 1}`),
    });
  }
  boastAll(player, heroes, chance.stream('first-player').below(players));
  runGauntlet(heroes, deck);
  return heroes.map((hero) => hero.gold);
}

function upTo(count: number): number[] {
  const numbers: number[] = [];
  for (let i = 0; i < count; i++) numbers.push(i);
  return numbers;
}

/** Everybody takes or steals at random, adding random boasts, until all have a hero. */
function boastAll(player: Stream, heroes: readonly Hero[], first: number): void {
  for (let owner = first; heroes.some((hero) => hero.owner < 0); owner = (owner + 1) % heroes.length) {
    if (heroes.some((hero) => hero.owner === owner)) continue;
    const options = heroes.filter((hero) => hero.owner < 0 || hero.boasts !== 63);
    const hero = options.length === 1 ? options[0] : player.pick(options);
    if (hero !== undefined) take(player, hero, owner);
  }
  for (const hero of heroes) if (hero.boasts & boast.breakfast) hero.wounds = 1;
}

/** A hero is taken with any number of new boasts, or stolen with at least one. */
function take(player: Stream, hero: Hero, owner: number): void {
  const left = everyBoast.filter((bit) => (hero.boasts & bit) === 0);
  const least = hero.owner < 0 ? 0 : 1;
  const isForced = left.length === least;
  const count = isForced ? least : least + player.below(left.length - least + 1);
  for (const bit of isForced ? left : player.shuffle(left).slice(0, count)) hero.boasts |= bit;
  hero.owner = owner;
}

function runGauntlet(heroes: readonly Hero[], deck: number[]): void {
  let extra: Foe = { attack: 0, defense: 0, gold: 0, wounds: 1 };
  while (heroes.some((hero) => hero.wounds < 4)) {
    const card = deck.pop();
    if (card === undefined) return;
    const foe = foes[card];
    const modifier = plainModifiers[card - foes.length];
    if (modifier !== undefined) {
      extra.attack += modifier.attack;
      extra.defense += modifier.defense;
      extra.gold += modifier.gold;
      extra.wounds *= modifier.damageTimes;
      continue;
    }
    for (const hero of heroes) if (hero.wounds < 4) meet(hero, foe, extra);
    if (foe !== undefined) extra = { attack: 0, defense: 0, gold: 0, wounds: 1 };
  }
}

/** One hero against a monster, or at the cache. */
function meet(hero: Hero, foe: Foe | undefined, extra: Foe): void {
  if (foe === undefined) {
    hero.gold += 2;
    return;
  }
  const { boasts, rolls } = hero;
  const handicap = boasts & boast.hangover ? 1 : 0;
  let attack = boasts & boast.juggling ? -1 : 0;
  for (let dice = hero.dice - handicap; dice > 0; dice--) {
    const die = 1 + rolls.below(6);
    if (die > 2 || !(boasts & boast.oneArm)) attack += die;
  }
  const defense = hero.defense - (boasts & boast.hopping ? 2 : 0) - 4 * handicap;
  const killed = attack >= foe.defense + extra.defense;
  const dodged = foe.attack + extra.attack < defense;
  const blind = killed && dodged && boasts & boast.blindfolded ? 1 : 0;
  if (killed) hero.gold += Math.max(0, foe.gold + extra.gold - blind);
  if (!dodged) hero.wounds += foe.wounds * extra.wounds;
  if (killed) hero.boasts &= ~boast.hangover;
}
