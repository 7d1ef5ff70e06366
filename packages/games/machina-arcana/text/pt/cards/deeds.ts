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
import { act, does, doesTo, is, nameOf, ofWhom, please, tileOf } from './roles.ts';
import { type Verb, verbs } from './verbs.ts';
import { closed, hosts, lowerThe, onThe, spaces, within } from './words.ts';

type Of<Is extends Effect['is']> = Extract<Effect, { readonly is: Is }>;

const stats: Readonly<Record<Resource, string>> = {
  health: 'toda a saúde',
  stamina: 'todo o vigor',
  essence: 'toda a essência',
};

function spawn({ forWho, level, at, mark }: Of<'spawn'>, scene: Scene): Clause {
  const monster = level === undefined ? 'um monstro' : `um monstro de nível ${level}`;
  const role = roleOf(scene, forWho);
  const where = at === 'self' ? 'onde ele estava' : `para ${role === 'chooser' ? 'si' : nameOf(role)}`;
  const marked = mark === undefined ? '' : ': ele é a presa';
  // Whoever has chosen it is not spoken to.
  const by = role === 'chooser' ? role : 'nobody';
  return does(by, verbs.spawn, `${monster} ${where}${marked}`);
}

function control({ who, when, stamina }: Of<'control'>, scene: Scene): Clause {
  const role = roleOf(scene, who);
  return when === 'now'
    ? please(
        verbs.control,
        `na hora, por um turno com ${terms.amounts.stamina(stamina ?? 0)}, ${nameOf(role)}`,
      )
    : please(verbs.control, `o próximo turno ${ofWhom(role)}`);
}

type Token = Of<'token'>;

const tokenName = ({ token }: Token): string => `ficha de ${token === 'explored' ? 'explorado' : 'luz'}`;

const allTokens = (token: Token): string => `todas as ${tokenName(token).replace('ficha', 'fichas')}`;

/** Where a token goes, or is taken from. */
const tokens: Readonly<Record<Token['on'], (token: Token, scene: Scene) => Clause>> = {
  target: (one, scene) =>
    one.what === 'place'
      ? act(scene, verbs.put, `uma ${tokenName(one)} em ${nameOf(scene.target)}`)
      : act(scene, verbs.take, `a ${tokenName(one)} ${ofWhom(scene.target)}`),
  'chapter-on-tile': (one, { actor }) =>
    please(verbs.put, `uma ${tokenName(one)} no espaço de capítulo da ${tileOf(actor)}`),
  tile: (one, scene) =>
    act(scene, verbs.take, `${allTokens(one)} dos espaços de capítulo da ${tileOf(scene.actor)}`),
  everywhere: (one) => please(verbs.take, `${allTokens(one)} dos espaços de capítulo`),
  'recharges-on-explorer-tiles': (one) =>
    please(verbs.put, `uma ${tokenName(one)} em cada estação de recarga das peças com um explorador`),
};

const tracks: Readonly<Record<Track, string>> = {
  spawn: 'o índice de surgimento',
  horror: 'o índice de horror',
  threat: 'a ameaça',
};

function prevent({ what, n }: Of<'prevent'>, { endangered }: Scene): Clause {
  if (what === 'death') return is(endangered, 'sobrevive');
  if (what === 'fall') return is(endangered, 'fica no espaço anterior');
  if (n === 'all') return is(endangered, `não perde ${what === 'health' ? 'saúde' : 'essência'}`);
  return is(endangered, `perde ${terms.amounts[what](n)} a menos`);
}

const rerolls: Readonly<Record<Of<'reroll'>['dice'], Verb>> = {
  'own-attack': {
    you: 'role de novo quantos dados quiser',
    one: 'rola de novo quantos dados quiser',
    infinitive: 'rolar de novo quantos dados quiser',
  },
  recharge: { you: 'role-o de novo', one: 'o rola de novo', infinitive: 'rolá-lo de novo' },
  game: { you: 'role o dado de novo', one: 'rola o dado de novo', infinitive: 'rolar o dado de novo' },
};

function redirect({ to }: Of<'redirect'>, scene: Scene): Clause {
  const lose = { you: 'você a perde', one: 'a perde', infinitive: 'perdê-la' };
  return does(roleOf(scene, to), lose, `no lugar ${ofWhom(scene.endangered)}`);
}

function supportRange({ who, to }: Of<'support-range'>, scene: Scene): Clause {
  const role = roleOf(scene, who);
  if (to === 'map') return itIs('os exploradores podem apoiar uns aos outros a qualquer distância');
  const far = to === 'tile' ? `em toda a ${tileOf(role)}` : `a até ${spaces(to)} de distância`;
  return is(role, `pode dar e receber apoio ${far}`);
}

const where = (on: 'tile' | 'explorer-tiles', { actor }: Scene): string =>
  on === 'tile' ? `da ${tileOf(actor)}` : 'das peças com um explorador';

function endgame({ face, boss, at }: Of<'endgame'>): Clause {
  const place = nameIn(names.places, face);
  const onto = at === 'heart' ? 'nos espaços dele' : onThe(terms.spaces[at].one, terms.spaces[at].gender);
  const master = lowerThe(cardName(names.cards, boss));
  return itIs(
    `substitua o mapa pela peça final ${place}, coloque os exploradores na entrada dela, ponha ${master} ${onto} e acrescente-o ao fim da fila`,
  );
}

const exits: Readonly<Record<Of<'place-exit'>['where'], string>> = {
  nearest: 'na saída mais próxima do explorador ativo',
  farthest: 'na saída mais distante do explorador ativo',
  arrow: 'na saída com a seta',
};

function destroySpace(scene: Scene): Clause {
  const { target } = scene;
  return typeof target === 'object' || target === 'that-space'
    ? act(scene, verbs.destroy, nameOf(target))
    : please(
        verbs.destroy,
        'o espaço de ação não explorado, exceto espaços de capítulo, mais próximo do explorador com mais saúde',
      );
}

/** A name goes before where; a longer description, behind it. */
const sendToEnd = (role: Role): Clause =>
  please(
    verbs.send,
    typeof role === 'string' ? `${nameOf(role)} para o fim da fila` : `para o fim da fila ${nameOf(role)}`,
  );

/** What cards do, in Portuguese, one by one. */
export const deeds: EffectPhrases['deeds'] = {
  attack,
  'add-dice': addDice,
  reroll: ({ dice }, { actor }) => does(actor, rerolls[dice]),
  lose: ({ resource, n, who, ifAble }, scene) => {
    const more = scene.onHit && resource === 'health' ? 'mais ' : '';
    const able = ifAble ? ' se possível' : '';
    return does(roleOf(scene, who), verbs.lose, `${more}${terms.amounts[resource](n)}${able}`);
  },
  restore: ({ resource, n, who }, scene) =>
    does(roleOf(scene, who), verbs.restore, n === 'all' ? stats[resource] : terms.amounts[resource](n)),
  prevent,
  redirect,
  'set-health': ({ n, who }, scene) => is(roleOf(scene, who), `fica com ${terms.amounts.health(n)}`),
  'support-range': supportRange,
  'attack-mode': ({ until, times }, { host }) =>
    times === 'once'
      ? itIs(`o próximo ataque com ${hosts[host]} ${within[until]} é arcano`)
      : itIs(`os ataques com ${hosts[host]} são arcanos`),
  grant,
  move,
  push: shove,
  pull: shove,
  teleport,
  swap,
  'destroy-unit': ({ who }, scene) => doesTo(scene.actor, verbs.destroy, roleOf(scene, who)),
  banish: ({ who }, scene) => doesTo('nobody', verbs.banish, roleOf(scene, who)),
  'destroy-this': () => please(verbs.destroy, 'esta carta'),
  'destroy-item': ({ who, where: from }, scene) =>
    does(roleOf(scene, who), verbs.destroy, `1 dos seus itens${from === 'equipped' ? ' equipados' : ''}`),
  'destroy-rubble': (_, { target }) => please(verbs.turnInto, `em piso ${nameOf(target)}`),
  'destroy-space': (_, scene) => destroySpace(scene),
  spawn,
  control,
  'to-end-of-queue': ({ who }, scene) => sendToEnd(roleOf(scene, who)),
  'trigger-traps': ({ on }, scene) => itIs(`as armadilhas ${where(on, scene)} disparam`),
  'explode-barrels': ({ on }, scene) => itIs(`todos os barris ${where(on, scene)} explodem`),
  'close-doors': () => please(verbs.close, 'todas as portas abertas das peças com um explorador'),
  'open-or-close-door': (_, { actor }) =>
    does(
      actor,
      { you: 'abra ou feche', one: 'abre ou fecha', infinitive: 'abrir ou fechar' },
      `uma porta na ${tileOf(actor)}`,
    ),
  'place-barrel': (_, { target }) => please(verbs.put, `um barril em ${nameOf(target)}`),
  token: (effect, scene) => tokens[effect.on](effect, scene),
  'activate-target': (_, { target, actor }) =>
    does(actor, verbs.activate, `${closed(nameOf(target))} como se estivesse ao lado, sem pagar o custo`),
  'draw-items': drawItems,
  unequip,
  'use-inventory': ({ who }, scene) => does(roleOf(scene, who), verbs.use, 'o inventário de graça'),
  trade: ({ who }, scene) =>
    does(roleOf(scene, who), verbs.swap, 'itens de graça com qualquer explorador, onde quer que esteja'),
  'add-item-level': ({ level }) => please(verbs.shuffle, `os itens de nível ${level} nos baralhos de itens`),
  'repeat-horror-event': (_, scene) =>
    act(scene, verbs.resolve, 'de novo a habilidade “entra em jogo” do evento de horror atual'),
  'cancel-event': () => please(verbs.destroy, 'o evento sem efeito'),
  peek,
  'take-back-markers': ({ who }, scene) =>
    does(roleOf(scene, who), verbs.takeBack, 'todos os seus marcadores, e o que eles indicavam acaba'),
  track: ({ track, by }) => please(by > 0 ? verbs.raise : verbs.lower, `${tracks[track]} em ${Math.abs(by)}`),
  'reset-track': ({ track }) => please(verbs.giveBack, `${tracks[track]} à posição inicial`),
  count: ({ name, by }) =>
    by > 0
      ? please(verbs.add, `${by} a${counterOf(name)}`)
      : please(verbs.take, `${-by} d${counterOf(name)}`),
  'reset-counter': ({ name }) => please(verbs.zero, counterOf(name)),
  'place-exit': ({ where: at }) => please(verbs.put, `a ficha de saída ${exits[at]}`),
  endgame,
  victory: () => itIs('os exploradores vencem'),
  defeat: () => itIs('a partida está perdida'),
};
