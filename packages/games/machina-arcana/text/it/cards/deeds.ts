import type { Effect } from '../../../vocabulary/effects.ts';
import type { Resource, Track } from '../../../vocabulary/terms.ts';
import { cardName, nameIn } from '../../card-names.ts';
import { type Clause, itIs } from '../../phrases/clauses.ts';
import type { EffectPhrases } from '../../phrases/phrases.ts';
import { roleOf } from '../../phrases/roles.ts';
import type { Role, Scene } from '../../phrases/scene.ts';
import { names } from '../names.ts';
import { terms } from '../terms.ts';
import { addDice, attack } from './attacks.ts';
import { drawItems, peek, unequip } from './card-deeds.ts';
import { counterOf } from './conditions.ts';
import { grant } from './keywords.ts';
import { move, shove, swap, teleport } from './movement.ts';
import { act, does, doesTo, fromWhom, is, nameOf, ofWhom, please, tileOf } from './roles.ts';
import { type Verb, verbs } from './verbs.ts';
import { closed, hosts, lowerThe, onThe, spaces, within } from './words.ts';

type Of<Is extends Effect['is']> = Extract<Effect, { readonly is: Is }>;

const stats: Readonly<Record<Resource, string>> = {
  health: 'la salute',
  stamina: 'la resistenza',
  essence: 'l’essenza',
};

/** For whom a monster comes. */
const forWhom = (role: Role): string => {
  if (role === 'you') return 'per te';
  return role === 'chooser' ? 'per lui' : `per ${nameOf(role)}`;
};

function spawn({ forWho, level, at, mark }: Of<'spawn'>, scene: Scene): Clause {
  const monster = level === undefined ? 'un mostro' : `un mostro di livello ${level}`;
  const where = at === 'self' ? 'dove si trovava' : forWhom(roleOf(scene, forWho));
  const marked = mark === undefined ? '' : ': è la preda';
  return please(verbs.spawn, `${monster} ${where}${marked}`);
}

function control({ who, when, stamina }: Of<'control'>, scene: Scene): Clause {
  const role = roleOf(scene, who);
  return when === 'now'
    ? please(
        verbs.control,
        `subito, per un turno con ${terms.amounts.stamina(stamina ?? 0)}, ${nameOf(role)}`,
      )
    : please(verbs.control, `il prossimo turno ${ofWhom(role)}`);
}

type Token = Of<'token'>;

const tokenName = ({ token }: Token): string =>
  `segnalino ${token === 'explored' ? 'esplorato' : 'illuminato'}`;

/** Where a token goes, or is taken from. */
const tokens: Readonly<Record<Token['on'], (token: Token, scene: Scene) => Clause>> = {
  target: (one, scene) =>
    one.what === 'place'
      ? act(scene, verbs.put, `un ${tokenName(one)} su ${nameOf(scene.target)}`)
      : act(scene, verbs.take, `il ${tokenName(one)} ${fromWhom(scene.target)}`),
  'chapter-on-tile': (one, { actor }) =>
    please(verbs.put, `un ${tokenName(one)} sullo spazio capitolo della ${tileOf(actor)}`),
  tile: (one, scene) =>
    act(scene, verbs.take, `ogni ${tokenName(one)} dagli spazi capitolo della ${tileOf(scene.actor)}`),
  everywhere: (one) => please(verbs.take, `ogni ${tokenName(one)} dagli spazi capitolo`),
  'recharges-on-explorer-tiles': (one) =>
    please(verbs.put, `un ${tokenName(one)} su ogni stazione di ricarica delle tessere con un esploratore`),
};

const tracks: Readonly<Record<Track, string>> = {
  spawn: 'il valore di generazione',
  horror: 'il valore dell’orrore',
  threat: 'la minaccia',
};

function prevent({ what, n }: Of<'prevent'>, { endangered }: Scene): Clause {
  if (what === 'death') return is(endangered, 'sopravvivi', 'sopravvive');
  if (what === 'fall')
    return is(endangered, 'resti sullo spazio precedente', 'resta sullo spazio precedente');
  if (n === 'all') {
    const none = what === 'health' ? 'salute' : 'essenza';
    return is(endangered, `non perdi ${none}`, `non perde ${none}`);
  }
  const less = `${terms.amounts[what](n)} in meno`;
  return is(endangered, `perdi ${less}`, `perde ${less}`);
}

const rerolls: Readonly<Record<Of<'reroll'>['dice'], Verb>> = {
  'own-attack': {
    you: 'rilancia quanti dadi vuoi',
    one: 'rilancia quanti dadi vuole',
    infinitive: 'rilanciare quanti dadi vuoi',
  },
  recharge: { you: 'rilancialo', one: 'lo rilancia', infinitive: 'rilanciarlo' },
  game: { you: 'rilancia il dado', one: 'rilancia il dado', infinitive: 'rilanciare il dado' },
};

function redirect({ to }: Of<'redirect'>, scene: Scene): Clause {
  const instead = `al posto ${ofWhom(scene.endangered)}`;
  const lose = { you: 'perdila tu', one: 'la perde', infinitive: 'perderla', yours: 'perderla tu' };
  return does(roleOf(scene, to), lose, instead);
}

function supportRange({ who, to }: Of<'support-range'>, scene: Scene): Clause {
  const role = roleOf(scene, who);
  if (to === 'map') return itIs('gli esploratori possono darsi supporto a qualsiasi distanza');
  const far = to === 'tile' ? `su tutta la ${tileOf(role)}` : `fino a ${spaces(to)} di distanza`;
  return is(role, `puoi dare e ricevere supporto ${far}`, `può dare e ricevere supporto ${far}`);
}

const where = (on: 'tile' | 'explorer-tiles', { actor }: Scene): string =>
  on === 'tile' ? `sulla ${tileOf(actor)}` : 'sulle tessere con un esploratore';

function endgame({ face, boss, at }: Of<'endgame'>): Clause {
  const place = nameIn(names.places, face);
  const onto = at === 'heart' ? 'sui suoi spazi' : onThe(terms.spaces[at].one, terms.spaces[at].gender);
  const master = lowerThe(cardName(names.cards, boss));
  return itIs(
    `sostituisci la mappa con la tessera finale ${place}, metti gli esploratori alla sua entrata, piazza ${master} ${onto} e aggiungilo in fondo alla coda`,
  );
}

const exits: Readonly<Record<Of<'place-exit'>['where'], string>> = {
  nearest: 'sull’uscita più vicina all’esploratore attivo',
  farthest: 'sull’uscita più lontana dall’esploratore attivo',
  arrow: 'sull’uscita con la freccia',
};

function destroySpace(scene: Scene): Clause {
  const { target } = scene;
  return typeof target === 'object' || target === 'that-space'
    ? act(scene, verbs.destroy, nameOf(target))
    : please(
        verbs.destroy,
        'lo spazio azione non esplorato, esclusi gli spazi capitolo, più vicino all’esploratore con più salute',
      );
}

/** What cards do, in Italian, one by one. */
export const deeds: EffectPhrases['deeds'] = {
  attack,
  'add-dice': addDice,
  reroll: ({ dice }, { actor }) => does(actor, rerolls[dice]),
  lose: ({ resource, n, who, ifAble }, scene) => {
    const more = scene.onHit && resource === 'health' ? ' in più' : '';
    const able = ifAble ? ' se possibile' : '';
    return does(roleOf(scene, who), verbs.lose, `${terms.amounts[resource](n)}${more}${able}`);
  },
  restore: ({ resource, n, who }, scene) =>
    does(
      roleOf(scene, who),
      verbs.restore,
      n === 'all' ? `tutta ${stats[resource]}` : terms.amounts[resource](n),
    ),
  prevent,
  redirect,
  'set-health': ({ n, who }, scene) =>
    is(roleOf(scene, who), `resti con ${terms.amounts.health(n)}`, `resta con ${terms.amounts.health(n)}`),
  'support-range': supportRange,
  'attack-mode': ({ until, times }, { host }) =>
    times === 'once'
      ? itIs(`${within[until]} il prossimo attacco con ${hosts[host]} è arcano`)
      : itIs(`gli attacchi con ${hosts[host]} sono arcani`),
  grant,
  move,
  push: shove,
  pull: shove,
  teleport,
  swap,
  'destroy-unit': ({ who }, scene) => doesTo(scene.actor, verbs.destroy, roleOf(scene, who)),
  banish: ({ who }, scene) => doesTo('nobody', verbs.banish, roleOf(scene, who)),
  'destroy-this': () => please(verbs.destroy, 'questa carta'),
  'destroy-item': ({ who, where: from }, scene) => {
    const role = roleOf(scene, who);
    const items = from === 'equipped' ? 'oggetti equipaggiati' : 'oggetti';
    return does(role, verbs.destroy, `1 dei ${role === 'you' ? 'tuoi' : 'suoi'} ${items}`);
  },
  'destroy-rubble': (_, { target }) => please(verbs.turnInto, `in pavimento ${nameOf(target)}`),
  'destroy-space': (_, scene) => destroySpace(scene),
  spawn,
  control,
  'to-end-of-queue': ({ who }, scene) =>
    please(verbs.shift, `in fondo alla coda ${nameOf(roleOf(scene, who))}`),
  'trigger-traps': ({ on }, scene) => itIs(`le trappole ${where(on, scene)} scattano`),
  'explode-barrels': ({ on }, scene) => itIs(`ogni barile ${where(on, scene)} esplode`),
  'close-doors': () => please(verbs.close, 'ogni porta aperta sulle tessere con un esploratore'),
  'open-or-close-door': (_, { actor }) =>
    does(
      actor,
      { you: 'apri o chiudi', one: 'apre o chiude', infinitive: 'aprire o chiudere' },
      `una porta sulla ${tileOf(actor)}`,
    ),
  'place-barrel': (_, { target }) => please(verbs.put, `un barile su ${nameOf(target)}`),
  token: (effect, scene) => tokens[effect.on](effect, scene),
  'activate-target': (_, { target, actor }) =>
    does(
      actor,
      verbs.activate,
      `${closed(nameOf(target))} come se ${actor === 'you' ? 'ti trovassi' : 'si trovasse'} lì accanto, senza pagarne il costo`,
    ),
  'draw-items': drawItems,
  unequip,
  'use-inventory': ({ who }, scene) => does(roleOf(scene, who), verbs.use, 'gratis l’inventario'),
  trade: ({ who }, scene) =>
    does(roleOf(scene, who), verbs.trade, 'gratis oggetti con un esploratore qualsiasi, ovunque si trovi'),
  'add-item-level': ({ level }) => please(verbs.shuffle, `gli oggetti di livello ${level} nei mazzi oggetto`),
  'repeat-horror-event': (_, scene) =>
    act(scene, verbs.resolve, 'di nuovo l’abilità «entra in gioco» dell’evento orrore corrente'),
  'cancel-event': () => please(verbs.destroy, 'l’evento prima che abbia effetto'),
  peek,
  'take-back-markers': ({ who }, scene) =>
    does(roleOf(scene, who), verbs.takeBack, 'tutti i suoi indicatori, e ciò che segnavano finisce'),
  track: ({ track, by }) => please(by > 0 ? verbs.raise : verbs.lower, `di ${Math.abs(by)} ${tracks[track]}`),
  'reset-track': ({ track }) => please(verbs.bringBack, `${tracks[track]} alla posizione iniziale`),
  count: ({ name, by }) =>
    by > 0
      ? please(verbs.add, `${by} al ${counterOf(name)}`)
      : please(verbs.take, `${-by} dal ${counterOf(name)}`),
  'reset-counter': ({ name }) => please(verbs.bring, `a 0 il ${counterOf(name)}`),
  'place-exit': ({ where: at }) => please(verbs.put, `il segnalino uscita ${exits[at]}`),
  endgame,
  victory: () => itIs('gli esploratori vincono'),
  defeat: () => itIs('la partita è persa'),
};
