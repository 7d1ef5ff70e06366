import type { Seat, Start, Stream } from '@tavolo/kernel';
import type { ClassCard, EncounterId, WeaponCard } from './cards.ts';
import type { GauntletKinds } from './kinds.ts';
import { freshTurn, type Hero, type HeroId, type Sheet, type State } from './state.ts';

/** From options, sheet and chance to the table as it stands before the boasting. [gof/setup.3, gof/setup.4] */
export function setup({ options, sheet, seats, content, chanceState, chance }: Start<GauntletKinds>): State {
  const inBox = <Card extends { readonly promo: boolean }>(cards: Iterable<Card>): Card[] =>
    [...cards].filter((card) => options.promos || !card.promo);
  const classes = chance.stream('classes').shuffle(inBox(content.classes.values()));
  const weapons = chance.stream('weapons').shuffle(inBox(content.weapons.values()));
  const encounters = chance.stream('encounters').shuffle(inBox(content.encounters.values()));
  const dealt = classes.slice(0, seats.length === 2 ? 4 : seats.length);
  const first = firstPlayer(seats, sheet, chance.stream('first-player'));
  return {
    chance: chanceState,
    options,
    seats: [...seats],
    first,
    phase: 'deal',
    boaster: first,
    heroes: dealt.map((card, index) => dealHero(card, index, weapons)),
    deck: encounters.map((card): EncounterId => card.id),
    discards: [],
    removed: [],
    looked: null,
    waiting: [],
    encounters: [],
    turn: 0,
    ledger: [],
  };
}

/** Random in a first game; then the last winner goes last, one of several at random. [gof/setup.5, gof/A-27] */
function firstPlayer(seats: readonly Seat[], { lastWinners }: Sheet, chance: Stream): number {
  const winners = lastWinners.filter((seat) => seats.includes(seat));
  if (winners.length === 0) return chance.below(seats.length);
  return (seats.indexOf(chance.pick(winners)) + 1) % seats.length;
}

/** A class and the weapon dealt onto it, or as many as the class says. [gof/setup.4] */
function dealHero(card: ClassCard, index: number, weapons: WeaponCard[]): Hero {
  const several = card.always.find((passive) => passive.is === 'weapons');
  const dealt = weapons.splice(0, several?.is === 'weapons' ? several.count : 1);
  return {
    id: `hero-${index + 1}` as HeroId, // branded where the id is made
    class: card.id,
    classTokens: 0,
    weapons: dealt.map(({ id }) => ({ card: id, tokens: 0 })),
    boasts: [],
    seat: null,
    gold: 0,
    wounds: 0,
    bonus: { dice: 0, attack: 0, defense: 0, oneUseDice: 0 },
    penalty: { dice: 0, defense: 0, poison: 0 },
    dead: false,
    deadAtStart: false,
    cannotDieYet: false,
    playing: false,
    side: 0,
    turn: freshTurn(),
    fight: null,
  };
}
