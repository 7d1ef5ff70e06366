import type { Rule } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Gloom } from '../../gloomhaven.ts';
import type { Figure } from '../../state.ts';
import type { Summon, SummonMonster } from '../../vocabulary/abilities.ts';
import type { FigureId, HexId, SummonId } from '../../vocabulary/ids.ts';
import type { Rank } from '../../vocabulary/terms.ts';
import { emptyHexesAround, hexesAround, isEmpty } from '../board.ts';
import { bareFigure } from '../figures.ts';
import { freeStandees, putMonster } from '../scenario/placing.ts';
import { equated } from './amounts.ts';
import type { Deed } from './deed.ts';
import { chooseHex } from './obstacles.ts';
import { nearest } from './traps.ts';

export function* summon(g: Gloom, deed: Deed, { summon: id, count = 1 }: Summon): Rule {
  for (let left = count; left > 0; left--) yield* summonOne(g, deed, id);
}

/**
 * In an empty hex beside the summoner, for a monster as close as possible to an enemy; it takes no turn in this round.
 * [gh/summons.1, gh/summons.7, gh/monsters.47]
 */
function* summonOne(g: Gloom, deed: Deed, id: SummonId): Rule {
  const around = emptyHexesAround(g, deed.by.hex);
  const hex = yield* chooseHex(g, deed, 'summon', deed.automatic ? nearest(g, deed, around) : around);
  const card = g.content.summons.get(id);
  if (hex === 'skip' || card === undefined) return;
  g.state.summonsMade++;
  const hp = equated(g, card.stats.hp);
  const figureId = `${id}-${g.state.summonsMade}` as FigureId; // branded where the id is made
  const { side } = deed.by;
  const figure: Figure = {
    ...bareFigure({ id: figureId, kind: 'summon', side, type: id, hex, hp }),
    number: g.state.summonsMade,
    acted: true,
    called: true,
    owner: deed.by.id,
    sustainedBy: deed.source === 'round' ? '' : deed.source,
  };
  g.state.figures.push(figure);
  deed.performed = true;
  g.tell({ is: 'appeared', figure: figure.id, hex, how: 'summoned' }, 'gh/summons.1');
}

/** As close as possible to an enemy; without an empty hex or a standee it fails. [gh/monsters.47, gh/monsters.48] */
export function* summonMonster(g: Gloom, deed: Deed, ability: SummonMonster): Rule {
  for (const rank of ranksOf(g, ability)) {
    const around = summonHexes(g, deed, ability);
    if (around.length === 0 || freeStandees(g, ability.monster).length === 0) return;
    const hex = yield* choose('monster-hex', {
      seat: deed.seat,
      rule: 'gh/monsters.47',
      from: nearest(g, deed, around),
      about: () => ({ ability: 'summon-monster', figure: deed.by.id, monster: ability.monster }),
    });
    const mostHp = ability.hpOfSummoner === true ? { mostHp: deed.by.hp } : {};
    putMonster(g, { monster: ability.monster, rank, hex, how: 'summoned', ...mostHp });
    deed.performed = true;
  }
}

/** Beside the target of an attack there is no hex without a target. */
function summonHexes(g: Gloom, { by, targetHex }: Deed, { at }: SummonMonster): readonly HexId[] {
  if (at !== 'adjacent-to-target') return emptyHexesAround(g, by.hex);
  return targetHex === null ? [] : hexesAround(g, targetHex).filter((hex) => isEmpty(g.state, hex));
}

function ranksOf(g: Gloom, { ranks }: SummonMonster): readonly Rank[] {
  const [first] = ranks;
  if (first === undefined) return [];
  if (typeof first === 'string') return ranks as readonly Rank[]; // one list for all
  const lists = ranks as readonly (readonly Rank[])[]; // a list for each number of characters
  return lists[Math.max(2, g.state.options.characters) - 2] ?? [];
}
