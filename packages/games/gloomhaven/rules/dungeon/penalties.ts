import type { Rule } from '@tavolo/kernel';
import { choose, chooseSome } from '../../ask.ts';
import type { Gloom, Table } from '../../gloomhaven.ts';
import type { Figure } from '../../state.ts';
import type { Penalty } from '../../vocabulary/dungeon.ts';
import type { CardId } from '../../vocabulary/ids.ts';
import { afflict } from '../abilities/conditions.ts';
import { putCard } from '../cards/piles.ts';
import { show, sufferDamage } from '../damage.ts';
import { heroOf, tableDecider } from '../figures.ts';
import { dungeonRooms } from '../map/dungeon.ts';
import { theRoomCard } from './draw.ts';

/** What a room does to those who have just revealed it. [gh/variants.22] */
export function* sufferPenalty(g: Gloom, room: number, opener: Figure | null): Rule {
  const penalty = penaltyOf(g, room);
  if (penalty === null) return;
  for (const figure of yield* concerned(g, penalty, opener)) yield* suffer(g, figure, penalty);
}

/** Recommended are none, the minor and the major penalty. [gh/variants.22] */
function penaltyOf(g: Table, room: number): Penalty | null {
  const drawn = g.state.dungeon[room - 1];
  const { dungeonPenalties } = g.state.options;
  if (drawn === undefined || dungeonPenalties === 'none') return null;
  const { minor, major } = theRoomCard(g, drawn.room);
  if (dungeonPenalties === 'major' || room === dungeonRooms) return major;
  return room === 1 ? null : minor;
}

/** Where nobody has opened a door the players choose who has. [gh/variants.23] */
function* concerned(g: Gloom, { whom }: Penalty, opener: Figure | null): Rule<readonly Figure[]> {
  const characters = g.state.figures.filter(({ kind }) => kind === 'character');
  if (whom === 'all') return characters;
  if (opener !== null && characters.includes(opener)) return [opener];
  const chosen = yield* choose('penalty-target', {
    seat: tableDecider(g.state),
    rule: 'gh/variants.23',
    from: characters.map(({ id }) => id),
  });
  return characters.filter(({ id }) => id === chosen);
}

function* suffer(g: Gloom, figure: Figure, penalty: Penalty): Rule {
  switch (penalty.is) {
    case 'condition':
      return afflict(g, figure, penalty.condition, null);
    case 'curse':
      for (let n = 0; n < penalty.count; n++) afflict(g, figure, 'curse', null);
      return;
    case 'damage': {
      const damage = penalty.value === 'trap' ? g.state.trapDamage : Math.floor(g.state.trapDamage / 2);
      yield* sufferDamage(g, figure, { damage, cause: 'scenario', by: null });
      return;
    }
    case 'discard':
    case 'lose':
      return yield* giveUpCards(g, figure, penalty);
  }
}

type GivingUp = Extract<Penalty, { is: 'discard' | 'lose' }>;

/** Cards from hand, as many as there are. */
function* giveUpCards(g: Gloom, figure: Figure, { is, count }: GivingUp): Rule {
  const hero = heroOf(g.state, figure);
  if (hero === null) return;
  const cards: readonly CardId[] =
    hero.hand.length <= count
      ? [...hero.hand]
      : yield* chooseSome(is === 'discard' ? 'cards-to-discard' : 'card-to-lose', {
          seat: hero.seat,
          rule: 'gh/variants.22',
          from: () => hero.hand,
          min: count,
          max: count,
          secret: true,
          about: () => ({ figure: hero.id }),
        });
  for (const card of cards) {
    show(g, hero, card);
    putCard(g, hero, card, is === 'discard' ? 'discard' : 'lost');
  }
}
