import { type ForKinds, forKind } from '@tavolo/kernel';
import { and } from '@tavolo/language/pt';
import type { Limit } from '../../../vocabulary/abilities.ts';
import type { Scope } from '../../../vocabulary/effects.ts';
import type { AttackMode } from '../../../vocabulary/terms.ts';
import type { Doer } from '../../../vocabulary/who.ts';
import { cardName } from '../../card-names.ts';
import type { Cost, Moment, MomentPhrases } from '../../phrases/phrases.ts';
import type { Scene } from '../../phrases/scene.ts';
import { names } from '../names.ts';
import { terms } from '../terms.ts';
import { conditions } from './conditions.ts';
import { nameOf } from './roles.ts';
import { aSpace, hosts, lowerThe, ofThe } from './words.ts';

/** Anybody of a kind. */
const anybody: Readonly<Record<Exclude<Doer, 'self' | 'related-unit'>, string>> = {
  explorer: 'um explorador',
  'other-explorer': 'outro explorador',
  monster: 'um monstro',
  'adjacent-explorer': 'um explorador adjacente',
  'adjacent-monster': 'um monstro adjacente',
  'self-or-adjacent-explorer': 'você ou um explorador adjacente',
  any: 'alguém',
};

const isOwner = (doer: Doer): doer is 'self' | 'related-unit' => doer === 'self' || doer === 'related-unit';

const whom = (doer: Doer, { who }: Scene): string => (isOwner(doer) ? nameOf(who[doer]) : anybody[doer]);

const acts = (doer: Doer, scene: Scene, does: string): string => `${whom(doer, scene)} ${does}`;

/** What is done to somebody: acerta você, o acerta. */
const suffers = (doer: Doer, scene: Scene, verb: string): string =>
  isOwner(doer) && scene.who[doer] !== 'you' ? `o ${verb}` : `${verb} ${whom(doer, scene)}`;

/** A thing of somebody: do seu turno, do turno dele. */
function ofHis(doer: Doer, { who }: Scene, thing: string): string {
  if (!isOwner(doer)) return `do ${thing} de ${anybody[doer]}`;
  return who[doer] === 'you' ? `do seu ${thing}` : `do ${thing} dele`;
}

const modes: Readonly<Record<AttackMode, string>> = { normal: ' normal', arcane: ' arcano', lower: '' };

const kindOf = (mode: AttackMode | undefined): string => (mode === undefined ? '' : modes[mode]);

/** An attack of one's own, or with the item that the card is joined to. */
function ownAttack(scope: Scope | undefined, { host }: Scene): string {
  if (scope === undefined) return 'um ataque seu';
  const kind = scope === 'host-melee' ? ' corpo a corpo' : scope === 'host-ranged' ? ' à distância' : '';
  return `um ataque${kind} com ${hosts[host]}`;
}

type Of<Is extends Moment['is']> = Extract<Moment, { readonly is: Is }>;
type Outcome = Extract<Moment, { readonly is: 'hit' | 'missed' }>;

/** Somebody hits, or is hit. */
function hit({ by, who, scope, mode }: Outcome, scene: Scene): string {
  if (who === undefined) {
    if (by === undefined || scene.who.self === 'you') return `quando ${ownAttack(scope, scene)} acerta`;
    return `quando ${acts(by, scene, 'acerta')} uma unidade`;
  }
  const victim = suffers(who, scene, 'acerta');
  if (by !== undefined && mode === undefined) return `quando ${acts(by, scene, victim)}`;
  const of = by === undefined ? '' : ` de ${whom(by, scene)}`;
  return `quando um ataque${kindOf(mode)}${of} ${victim}`;
}

/** Somebody misses, or is missed. */
function missed({ by, who, scope, mode }: Outcome, scene: Scene): string {
  if (who === undefined) return `quando ${ownAttack(scope, scene)} erra`;
  const against = `contra ${whom(who, scene)}`;
  if (by !== undefined && mode === undefined) return `quando ${acts(by, scene, 'erra um ataque')} ${against}`;
  const of = by === undefined ? '' : ` de ${whom(by, scene)}`;
  return `quando um ataque${kindOf(mode)}${of} ${against} erra`;
}

function rolled({ by, who, scope, mode }: Of<'attack-rolled'>, scene: Scene): string {
  const roll = `depois de uma rolagem de ataque${kindOf(mode)}`;
  if (who !== undefined) return `${roll} contra ${whom(who, scene)}`;
  if (scope !== undefined) return `${roll} com ${hosts[scene.host]}`;
  if (by === undefined) return roll;
  return isOwner(by) && scene.who[by] === 'you' ? `${roll} sua` : `${roll} de ${whom(by, scene)}`;
}

function activated({ space, by, before }: Of<'space-activated'>, scene: Scene): string {
  if (by === undefined)
    return `quando ${aSpace(space)} é ${terms.spaces[space].gender === 'f' ? 'ativada' : 'ativado'}`;
  return before ? `antes de ativar ${aSpace(space)}` : `quando ${acts(by, scene, 'ativa')} ${aSpace(space)}`;
}

const destroyed = ({ by, scope }: Of<'monster-destroyed'>, scene: Scene): string =>
  by === 'any'
    ? 'quando um monstro é destruído'
    : `quando ${acts(by, scene, 'destrói')} um monstro${scope === undefined ? '' : ` com ${hosts[scene.host]}`}`;

/** When something happens, in Portuguese. */
const moments: ForKinds<Moment, [scene: Scene], string> = {
  'phase-start': ({ phase }) => `no começo ${ofThe(terms.phases[phase].one, terms.phases[phase].gender)}`,
  'turn-start': ({ who }, scene) => `no começo ${ofHis(who, scene, 'turno')}`,
  'turn-end': ({ who }, scene) => `no fim ${ofHis(who, scene, 'turno')}`,
  'attack-rolled': (moment, scene) => rolled(moment, scene),
  hit: (moment, scene) => hit(moment, scene),
  missed: (moment, scene) => missed(moment, scene),
  'would-lose-health': ({ who, byAttack }, scene) =>
    `quando ${acts(who, scene, 'for perder')} saúde${byAttack ? ' por um ataque' : ''}`,
  'would-lose-essence': ({ who, notByItems }, scene) =>
    `quando ${acts(who, scene, 'for perder')} essência por um efeito${notByItems === true ? ' que não seja de um item' : ''}`,
  'would-die': ({ who }, scene) => `quando ${acts(who, scene, 'for morrer')}`,
  'would-fall': ({ who }, scene) => `quando ${acts(who, scene, 'for cair')} em um fosso`,
  'lost-health': ({ who }, scene) => `quando ${acts(who, scene, 'perde')} saúde`,
  'health-restored': ({ who = 'any', by }, scene) =>
    by === undefined
      ? `quando ${acts(who, scene, 'recupera')} saúde`
      : `quando ${acts(by, scene, 'faz')} ${whom(who, scene)} recuperar saúde`,
  'monster-destroyed': (moment, scene) => destroyed(moment, scene),
  'unit-destroyed': ({ who }, scene) =>
    typeof who === 'object'
      ? `quando ${lowerThe(cardName(names.cards, who.monster))} é destruído`
      : `quando ${acts(who, scene, 'é destruído')}`,
  'left-play': ({ what }) => `quando ${what === 'quarry' ? 'a presa' : 'um monstro'} sai de jogo`,
  'monster-spawned': () => 'quando um monstro surge',
  'barrel-exploded': () => 'quando um barril explode',
  'explorer-exited': () => 'quando um explorador sai',
  'chapter-advanced': () => 'quando o capítulo avança',
  'action-space-activated': ({ by }, scene) => `quando ${acts(by, scene, 'ativa')} um espaço de ação`,
  'space-activated': (moment, scene) => activated(moment, scene),
  'spawn-sealed': ({ by }, scene) =>
    by === undefined
      ? 'quando um espaço de surgimento é selado'
      : `quando ${acts(by, scene, 'sela')} um espaço de surgimento`,
  'recharge-rolled': () => 'depois de rolar o dado de recarga',
  supported: ({ by }, scene) => `quando ${acts(by, scene, 'apoia')} outro explorador`,
  'door-destroyed': ({ by }, scene) => `quando ${acts(by, scene, 'destrói')} uma porta`,
  'spawn-checked': ({ who }, scene) => `depois ${ofHis(who, scene, 'teste de surgimento')}`,
  'horror-checked': () => 'depois do teste de horror',
  'horror-event-drawn': () => 'quando um evento de horror é comprado',
  'tile-explored': ({ by, before }, scene) =>
    before ? 'antes de explorar uma peça' : `quando ${acts(by, scene, 'explora')} uma peça`,
};

const times = (n: number): string => (n === 1 ? 'uma vez' : n === 2 ? 'duas vezes' : `${n} vezes`);

const limits: Readonly<Record<Limit['per'], string>> = {
  turn: 'por turno',
  round: 'por rodada',
  chapter: 'por explorador',
};

/** What is paid, and the same behind `pode`. */
const paid: ForKinds<Cost, [], readonly [order: string, infinitive: string]> = {
  stamina: ({ n }) => [`gaste ${terms.amounts.stamina(n)}`, `gastar ${terms.amounts.stamina(n)}`],
  essence: ({ n }) => [`gaste ${terms.amounts.essence(n)}`, `gastar ${terms.amounts.essence(n)}`],
  health: ({ n }) => [`perca ${terms.amounts.health(n)}`, `perder ${terms.amounts.health(n)}`],
  marker: () => ['coloque um marcador nesta carta', 'colocar um marcador nesta carta'],
  'horror-marker': () => [
    'coloque um marcador de horror nesta carta',
    'colocar um marcador de horror nesta carta',
  ],
  'marker-off': () => ['tire um marcador desta carta', 'tirar um marcador desta carta'],
  unequip: () => ['desequipe esta carta', 'desequipar esta carta'],
  destroy: () => ['destrua esta carta', 'destruir esta carta'],
};

const ordered = (cost: Cost): string => forKind<Cost, [], readonly [string, string]>(paid, cost)[0];
const permitted = (cost: Cost): string => forKind<Cost, [], readonly [string, string]>(paid, cost)[1];

/** When, why and at what price, in Portuguese. */
export const momentPhrases: MomentPhrases = {
  moments,
  conditions,
  if: (condition) => `se ${condition}`,
  while: (condition) => `enquanto ${condition}`,
  limit: ({ per, times: n }) => `${times(n)} ${limits[per]}`,
  notAlone: 'não vale enquanto houver um só explorador',
  costs: {
    stamina: ({ n }) => terms.amounts.stamina(n),
    essence: ({ n }) => terms.amounts.essence(n),
    health: ({ n }) => terms.amounts.health(n),
    marker: () => 'um marcador',
    'horror-marker': () => 'um marcador de horror',
    'marker-off': ordered,
    unequip: ordered,
    destroy: ordered,
  },
  pay: (costs) => and(costs.map(ordered)),
  mayPay: (costs) => `você pode ${and(costs.map(permitted))}`,
};
