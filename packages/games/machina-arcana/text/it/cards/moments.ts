import { type ForKinds, forKind } from '@tavolo/kernel';
import { and } from '@tavolo/language/it';
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
import { state, toWhom } from './roles.ts';
import { aSpace, hosts, lowerThe, ofThe } from './words.ts';

/** Anybody of a kind. */
const anybody: Readonly<Record<Exclude<Doer, 'self' | 'related-unit'>, string>> = {
  explorer: 'un esploratore',
  'other-explorer': 'un altro esploratore',
  monster: 'un mostro',
  'adjacent-explorer': 'un esploratore adiacente',
  'adjacent-monster': 'un mostro adiacente',
  'self-or-adjacent-explorer': 'tu o un esploratore adiacente',
  any: 'qualcuno',
};

const isOwner = (doer: Doer): doer is 'self' | 'related-unit' => doer === 'self' || doer === 'related-unit';

const isYou = (doer: Doer, { who }: Scene): boolean => isOwner(doer) && who[doer] === 'you';

/** A card beside a monster has not spoken of it yet: it has to be named. */
const isUnnamed = (doer: Doer, { who }: Scene): boolean => doer === 'related-unit' && who[doer] === 'it';

/** What somebody does: you, or another. */
const acts = (doer: Doer, scene: Scene, yours: string, others: string): string => {
  if (isUnnamed(doer, scene)) return `il mostro ${others}`;
  return isOwner(doer) ? state(scene.who[doer], yours, others) : `${anybody[doer]} ${others}`;
};

/** What is done to somebody: ti colpisce, lo colpisce, colpisce un esploratore. */
const suffers = (doer: Doer, scene: Scene, verb: string): string => {
  if (isYou(doer, scene)) return `ti ${verb}`;
  if (isUnnamed(doer, scene)) return `${verb} il mostro`;
  return isOwner(doer) ? `lo ${verb}` : `${verb} ${anybody[doer]}`;
};

/** What somebody is made to do: ti farebbe perdere, farebbe perdere a un esploratore. */
const isMade = (doer: Doer, scene: Scene, what: string): string => {
  if (isYou(doer, scene)) return `ti farebbe ${what}`;
  return isOwner(doer) ? `gli farebbe ${what}` : `farebbe ${what} a ${anybody[doer]}`;
};

/** A thing of somebody: il tuo turno. */
const his = (doer: Doer, scene: Scene, thing: string): string => {
  if (isYou(doer, scene)) return `tuo ${thing}`;
  return isOwner(doer) ? `suo ${thing}` : `${thing} di ${anybody[doer]}`;
};

const modes: Readonly<Record<AttackMode, string>> = { normal: ' normale', arcane: ' arcano', lower: '' };

const kindOf = (mode: AttackMode | undefined): string => (mode === undefined ? '' : modes[mode]);

/** An attack of one's own, or with the item that the card is joined to. */
function ownAttack(scope: Scope | undefined, { host }: Scene): string {
  if (scope === undefined) return 'un tuo attacco';
  const kind = scope === 'host-melee' ? ' in corpo a corpo' : scope === 'host-ranged' ? ' a distanza' : '';
  return `un attacco${kind} con ${hosts[host]}`;
}

type Of<Is extends Moment['is']> = Extract<Moment, { readonly is: Is }>;
type Outcome = Extract<Moment, { readonly is: 'hit' | 'missed' }>;
type HitOrMiss = { readonly attack: string; readonly others: string };

/** A hit or a miss: by whom, or on whom. */
function outcome({ by, who, scope, mode }: Outcome, scene: Scene, { attack, others }: HitOrMiss): string {
  if (who === undefined) {
    if (by === undefined || scene.who.self === 'you') return `quando ${ownAttack(scope, scene)} ${attack}`;
    return `quando ${acts(by, scene, '', `${others} un’unità`)}`;
  }
  const victim = suffers(who, scene, others);
  if (by !== undefined && mode === undefined) return `quando ${acts(by, scene, '', victim)}`;
  const of = by === undefined || isOwner(by) ? '' : ` di ${anybody[by]}`;
  return `quando un attacco${kindOf(mode)}${of} ${victim}`;
}

function rolled({ by, who, scope, mode }: Of<'attack-rolled'>, scene: Scene): string {
  const roll = `tiro di attacco${kindOf(mode)}`;
  if (who !== undefined && isOwner(who))
    return `dopo un ${roll} contro ${toWhom(scene.who[who]).replace(/^a /, 'di ')}`;
  if (scope !== undefined) return `dopo un ${roll} con ${hosts[scene.host]}`;
  return by === undefined ? `dopo un ${roll}` : `dopo un ${his(by, scene, roll)}`;
}

function destroyed({ by, scope }: Of<'monster-destroyed'>, scene: Scene): string {
  if (by === 'any') return 'quando un mostro viene distrutto';
  const item = scope === undefined ? '' : ` con ${hosts[scene.host]}`;
  return `quando ${acts(by, scene, 'distruggi', 'distrugge')} un mostro${item}`;
}

function activated({ space, by, before }: Of<'space-activated'>, scene: Scene): string {
  if (by === undefined) return `quando si attiva ${aSpace(space)}`;
  return before
    ? `prima di attivare ${aSpace(space)}`
    : `quando ${acts(by, scene, 'attivi', 'attiva')} ${aSpace(space)}`;
}

const wouldDie = (who: Doer, scene: Scene): string =>
  who === 'self-or-adjacent-explorer'
    ? `quando ${anybody[who]} morireste`
    : `quando ${acts(who, scene, 'moriresti', 'morirebbe')}`;

/** When something happens, in Italian. */
const moments: ForKinds<Moment, [scene: Scene], string> = {
  'phase-start': ({ phase }) => `all’inizio ${ofThe(terms.phases[phase].one, terms.phases[phase].gender)}`,
  'turn-start': ({ who }, scene) => `all’inizio del ${his(who, scene, 'turno')}`,
  'turn-end': ({ who }, scene) => `alla fine del ${his(who, scene, 'turno')}`,
  'attack-rolled': (moment, scene) => rolled(moment, scene),
  hit: (moment, scene) => outcome(moment, scene, { attack: 'va a segno', others: 'colpisce' }),
  missed: (moment, scene) => outcome(moment, scene, { attack: 'manca il bersaglio', others: 'manca' }),
  'would-lose-health': ({ who, byAttack }, scene) =>
    byAttack
      ? `quando un attacco ${isMade(who, scene, 'perdere salute')}`
      : `quando ${acts(who, scene, 'perderesti', 'perderebbe')} salute`,
  'would-lose-essence': ({ who, notByItems }, scene) =>
    `quando un effetto ${notByItems === true ? 'non dovuto a un oggetto ' : ''}${isMade(who, scene, 'perdere essenza')}`,
  'would-die': ({ who }, scene) => wouldDie(who, scene),
  'would-fall': ({ who }, scene) => `quando una fossa ${suffers(who, scene, 'distruggerebbe')}`,
  'lost-health': ({ who }, scene) => `quando ${acts(who, scene, 'perdi', 'perde')} salute`,
  'health-restored': ({ who = 'any', by }, scene) =>
    by === undefined
      ? `quando ${acts(who, scene, 'recuperi', 'recupera')} salute`
      : `quando ${acts(by, scene, 'fai', 'fa')} recuperare salute ${isOwner(who) ? toWhom(scene.who[who]) : `a ${anybody[who]}`}`,
  'monster-destroyed': (moment, scene) => destroyed(moment, scene),
  'unit-destroyed': ({ who }, scene) =>
    typeof who === 'object'
      ? `quando ${lowerThe(cardName(names.cards, who.monster))} viene distrutto`
      : `quando ${acts(who, scene, 'muori', 'viene distrutto')}`,
  'left-play': ({ what }) => `quando ${what === 'quarry' ? 'la preda' : 'un mostro'} lascia il gioco`,
  'monster-spawned': () => 'quando si genera un mostro',
  'barrel-exploded': () => 'quando un barile esplode',
  'explorer-exited': () => 'quando un esploratore esce',
  'chapter-advanced': () => 'quando il capitolo avanza',
  'action-space-activated': ({ by }, scene) =>
    `quando ${acts(by, scene, 'attivi', 'attiva')} uno spazio azione`,
  'space-activated': (moment, scene) => activated(moment, scene),
  'spawn-sealed': ({ by }, scene) =>
    `quando ${by === undefined ? 'si sigilla' : acts(by, scene, 'sigilli', 'sigilla')} uno spazio generazione`,
  'recharge-rolled': () => 'dopo aver lanciato il dado di ricarica',
  supported: ({ by }, scene) => `quando ${acts(by, scene, 'dai', 'dà')} supporto a un altro esploratore`,
  'door-destroyed': ({ by }, scene) => `quando ${acts(by, scene, 'distruggi', 'distrugge')} una porta`,
  'spawn-checked': ({ who }, scene) => `dopo il ${his(who, scene, 'controllo di generazione')}`,
  'horror-checked': () => 'dopo il controllo dell’orrore',
  'horror-event-drawn': () => 'quando si pesca un evento orrore',
  'tile-explored': ({ by, before }, scene) =>
    before ? 'prima di esplorare una tessera' : `quando ${acts(by, scene, 'esplori', 'esplora')} una tessera`,
};

const times = (n: number): string => (n === 1 ? 'una volta' : n === 2 ? 'due volte' : `${n} volte`);

const limits: Readonly<Record<Limit['per'], string>> = {
  turn: 'per turno',
  round: 'per round',
  chapter: 'per ogni esploratore',
};

/** What is paid, and the same behind `puoi`. */
const paid: ForKinds<Cost, [], readonly [order: string, infinitive: string]> = {
  stamina: ({ n }) => [`spendi ${terms.amounts.stamina(n)}`, `spendere ${terms.amounts.stamina(n)}`],
  essence: ({ n }) => [`spendi ${terms.amounts.essence(n)}`, `spendere ${terms.amounts.essence(n)}`],
  health: ({ n }) => [`perdi ${terms.amounts.health(n)}`, `perdere ${terms.amounts.health(n)}`],
  marker: () => ['metti un indicatore su questa carta', 'mettere un indicatore su questa carta'],
  'horror-marker': () => [
    'metti un indicatore orrore su questa carta',
    'mettere un indicatore orrore su questa carta',
  ],
  'marker-off': () => ['togli un indicatore da questa carta', 'togliere un indicatore da questa carta'],
  unequip: () => ['disequipaggia questa carta', 'disequipaggiare questa carta'],
  destroy: () => ['distruggi questa carta', 'distruggere questa carta'],
};

const ordered = (cost: Cost): string => forKind<Cost, [], readonly [string, string]>(paid, cost)[0];
const permitted = (cost: Cost): string => forKind<Cost, [], readonly [string, string]>(paid, cost)[1];

/** When, why and at what price, in Italian. */
export const momentPhrases: MomentPhrases = {
  moments,
  conditions,
  if: (condition) => `se ${condition}`,
  while: (condition) => `finché ${condition}`,
  limit: ({ per, times: n }) => `${times(n)} ${limits[per]}`,
  notAlone: 'non vale finché c’è un solo esploratore',
  costs: {
    stamina: ({ n }) => terms.amounts.stamina(n),
    essence: ({ n }) => terms.amounts.essence(n),
    health: ({ n }) => terms.amounts.health(n),
    marker: () => 'un indicatore',
    'horror-marker': () => 'un indicatore orrore',
    'marker-off': ordered,
    unequip: ordered,
    destroy: ordered,
  },
  pay: (costs) => and(costs.map(ordered)),
  mayPay: (costs) => `puoi ${and(costs.map(permitted))}`,
};
