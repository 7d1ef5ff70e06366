import type { Cause } from '../facts.ts';
import type { Gloom, Table } from '../gloomhaven.ts';
import type { Figure, Hero } from '../state.ts';
import type { Ability } from '../vocabulary/abilities.ts';
import type { FigureId } from '../vocabulary/ids.ts';
import { endBonus, putCard } from './cards/piles.ts';
import { countTally, figureById, heroOf, isOnMap, leaderOf, summonOf } from './figures.ts';
import { lastingUnder } from './monsters/specials-of.ts';
import { judge } from './scenario/ending.ts';
import { dropCoin } from './scenario/pieces.ts';

/** How a figure lost its last hit point. */
export type Fall = {
  readonly by: FigureId | null;
  readonly overkill: number;
  readonly fromFull: boolean;
  readonly cause: Cause;
};

/** At 0 hit points monsters, summons and objectives are removed, characters are exhausted. [gh/damage.12, gh/damage.13] */
export function die(g: Gloom, figure: Figure, fall: Fall): void {
  if (!isOnMap(g.state, figure)) return;
  const hero = heroOf(g.state, figure);
  if (hero !== null) {
    exhaust(g, hero, 'hp');
    return;
  }
  if (lastDeedOf(g, figure).length > 0) g.state.fallen.push(figure);
  g.state.figures = g.state.figures.filter(({ id }) => id !== figure.id);
  g.tell({ is: 'died', figure: figure.id, by: fall.by, side: figure.side }, 'gh/attack.21');
  if (figure.kind === 'summon') sendSummonCard(g, figure);
  if (figure.kind === 'monster') noteKill(g, figure, fall);
  dismissSummons(g, figure);
  judge(g);
}

/** What it does as it dies: by a card of the round, or the summon's own. */
export function lastDeedOf(g: Table, figure: Figure): readonly Ability[] {
  if (figure.kind === 'summon') return summonOf(g, figure).onDeath ?? [];
  return lastingUnder(g, figure).flatMap((it) => (it.on === 'own-death' ? it.do : []));
}

/** Its card goes to the pile fixed by the lost symbol. [gh/summons.15] */
function sendSummonCard(g: Gloom, figure: Figure): void {
  const owner = figure.owner === null ? null : heroOf(g.state, { id: figure.owner });
  const active = owner?.active.find(({ card }) => card === figure.sustainedBy);
  if (owner === null || owner === undefined || active === undefined) return;
  const half = g.content.cards.get(active.card)?.[active.half];
  putCard(g, owner, active.card, half?.lost === true ? 'lost' : 'discard');
}

/** What a boss has summoned leaves with it. [gh/bosses.12] */
function dismissSummons(g: Gloom, { id: boss }: Figure): void {
  const gone = g.state.figures.filter(({ owner }) => owner === boss);
  g.state.figures = g.state.figures.filter((it) => !gone.includes(it));
  for (const { id } of gone) g.tell({ is: 'gone', figure: id }, 'gh/bosses.12');
}

/** Money, and who is credited. [gh/attack.23, gh/attack.49] */
function noteKill(g: Gloom, figure: Figure, { by, overkill, fromFull, cause }: Fall): void {
  if (!figure.called) dropCoin(g, figure.hex);
  if (figure.side === 'party') return;
  g.state.kills++;
  const hero = creditedHero(g, by);
  if (hero === null) return;
  countTally(hero, 'kills');
  if (figure.rank === 'elite') countTally(hero, 'elite-kills');
  if (g.state.kills === 1) countTally(hero, 'first-kills');
  if (overkill >= 4) countTally(hero, 'overkills');
  if (fromFull && cause === 'attack') countTally(hero, 'one-blow-kills');
}

/** The character credited with what a figure does, also in dying. [gh/summons.12] */
function creditedHero({ state }: Table, by: FigureId | null): Hero | null {
  const figure = [...state.figures, ...state.fallen].find(({ id }) => id === by);
  return figure === undefined ? null : leaderOf(state, figure);
}

/** Out of the scenario: its cards are lost, its figure and its summons leave, its bonuses end. [gh/round.24] */
export function exhaust(g: Gloom, hero: Hero, why: 'hp' | 'cards'): void {
  if (hero.exhausted) return;
  g.tell({ is: 'exhausted', figure: hero.id, why }, why === 'hp' ? 'gh/round.23' : 'gh/round.8');
  hero.exhausted = true;
  hero.hpLeft = why === 'hp' ? 0 : (figureById(g.state, hero.id)?.hp ?? 0);
  hero.lost = hero.pool.filter((card) => isHers(hero, card));
  for (const { card } of [...hero.active]) endBonus(g, hero, card);
  hero.hand = [];
  hero.discard = [];
  hero.picked = [];
  hero.active = [];
  const gone = g.state.figures.filter(({ id, owner }) => id === hero.id || owner === hero.id);
  g.state.figures = g.state.figures.filter((it) => !gone.includes(it));
  if (figureById(g.state, hero.id) !== null) throw new Error(`${hero.id} is still on the map`);
  judge(g);
}

/** The cards that she took into the scenario. */
const isHers = ({ hand, discard, lost, picked, active }: Hero, card: Hero['pool'][number]): boolean =>
  [hand, discard, lost, picked].some((pile) => pile.includes(card)) || active.some((it) => it.card === card);
