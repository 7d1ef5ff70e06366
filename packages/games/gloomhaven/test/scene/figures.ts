import { content } from '../../content/content.ts';
import type { Figure, State } from '../../state.ts';
import type { ClassId, FigureId, MonsterId, SummonId } from '../../vocabulary/ids.ts';
import type { Rank, Token } from '../../vocabulary/terms.ts';
import type { Cast, HeroLead, OtherLead } from './cast.ts';
import type { Drawn } from './drawing.ts';

// Tests write ids as plain words; the words of a cast are branded here.

/** The id of the figure with this letter: figures stand in the order of the cast. */
export const idOf = (cast: Cast, letter: string, state: State): FigureId => {
  const place = Object.keys(cast).indexOf(letter);
  const figure = state.figures[place];
  if (figure === undefined) throw new Error(`nobody is called ${letter}`);
  return figure.id;
};

const tokensOf = (names: readonly string[] = []): Figure['conditions'] =>
  names.map((is) => ({ is: is as Token, fresh: false }));

const bonusesOf = ({ shield, retaliate }: HeroLead | OtherLead): Figure['bonuses'] => [
  ...(shield === undefined
    ? []
    : [{ is: 'shield' as const, value: shield, range: 0, source: 'round' as const }]),
  ...(retaliate === undefined
    ? []
    : [{ is: 'retaliate' as const, value: retaliate, range: 1, source: 'round' as const }]),
];

/** A character on the map. */
export function heroFigure(lead: HeroLead, at: Drawn): Figure {
  const maxHp = content.classes.get(lead.class as ClassId)?.hp[(lead.level ?? 1) - 1] ?? 10;
  return figureOf({
    ...{
      id: lead.class as FigureId,
      kind: 'character',
      side: 'party',
      type: lead.class,
      rank: 'none',
      number: 0,
    },
    ...{
      hex: at.hex,
      hp: lead.hp ?? maxHp,
      maxHp,
      conditions: tokensOf(lead.conditions),
      bonuses: bonusesOf(lead),
      acted: lead.acted ?? false,
    },
  });
}

type Placing = { readonly at: Drawn; readonly state: State; readonly cast: Cast; readonly level: number };

/** A monster, a summon or an objective on the map. */
export function otherFigure(lead: OtherLead, placing: Placing): Figure {
  const { at, state, cast } = placing;
  const kind = kindOf(lead);
  const type = lead.monster ?? lead.summon ?? lead.objective ?? '';
  const number = lead.number ?? state.figures.filter((it) => it.type === type).length + 1;
  const rank = kind === 'monster' ? (lead.rank ?? 'normal') : 'none';
  const maxHp = maxHpOf(lead, rank, placing);
  return figureOf({
    id: (isTheOnly(kind, type) ? type : `${type}-${number}`) as FigureId,
    kind,
    type,
    rank,
    number,
    side: lead.side ?? (kind === 'monster' ? 'monsters' : 'party'),
    hex: at.hex,
    hp: lead.hp ?? maxHp,
    maxHp: Math.max(maxHp, lead.hp ?? 0),
    conditions: tokensOf(lead.conditions),
    bonuses: bonusesOf(lead),
    acted: lead.acted ?? false,
    called: lead.called ?? false,
    owner: lead.owner === undefined ? null : idOf(cast, lead.owner, state),
    sustainedBy: lead.sustainedBy ?? '',
  });
}

function kindOf(lead: OtherLead): Figure['kind'] {
  if (lead.monster !== undefined) return 'monster';
  return lead.summon === undefined ? 'objective' : 'summon';
}

const isTheOnly = (kind: Figure['kind'], type: string): boolean =>
  kind === 'objective' || (kind === 'monster' && content.monsters.get(type as MonsterId)?.standees === 1);

function maxHpOf(lead: OtherLead, rank: Rank | 'none', { state, level }: Placing): number {
  if (lead.summon !== undefined) return Number(content.summons.get(lead.summon as SummonId)?.stats.hp ?? 1);
  const stats = content.monsters.get((lead.monster ?? '') as MonsterId)?.stats;
  if (stats === undefined) return lead.hp ?? 10;
  const row = 'boss' in stats ? stats.boss[level] : stats[rank === 'elite' ? 'elite' : 'normal'][level];
  const hp = row?.hp ?? 1;
  return typeof hp === 'number' ? hp : (hp.base ?? 0) + (hp.c ?? 0) * state.options.characters;
}

const figureOf = (
  given: Pick<
    Figure,
    | 'id'
    | 'kind'
    | 'side'
    | 'type'
    | 'rank'
    | 'number'
    | 'hex'
    | 'hp'
    | 'maxHp'
    | 'conditions'
    | 'bonuses'
    | 'acted'
  > &
    Partial<Figure>,
): Figure => ({
  called: false,
  owner: null,
  sustainedBy: '',
  under: null,
  takenOver: null,
  ...given,
});
