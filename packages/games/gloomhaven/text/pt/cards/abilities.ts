import { and, count, inWords, numeral, or } from '@tavolo/language/pt';
import type { LoseCards, MakeObstacle, MakeTrap, Recover, Refresh } from '../../../vocabulary/abilities.ts';
import type { Rank, Slot } from '../../../vocabulary/terms.ts';
import { type ByTwoThreeFour, grouped, isByCharacters } from '../../composing/by-characters.ts';
import { led } from '../../parts.ts';
import type { AbilityWords } from '../../phrases/abilities.ts';
import type { Name } from '../../phrases/names.ts';
import type { Figures, Voice } from '../../phrases/scene.ts';
import { by, at as inside } from './grammar.ts';
import { terms } from './terms.ts';

/** The verb as its subject wants it. */
const verb = ({ who }: Figures, one: string, many: string): string =>
  who === 'many' || who === 'you-and-others' ? many : one;

const within = (range: number, adjacent = 'adjacente'): string =>
  range === 1 ? adjacent : `a até ${range} hexágonos`;

/** Ranks of figures of one type: um Guarda Bandido normal e dois elite. */
function ranked(ranks: readonly Rank[], name: Name): string {
  const [first, ...others] = [...new Set(ranks)].map((rank) => {
    const number = ranks.filter((other) => other === rank).length;
    return { number, rank: terms.ranks[rank][number === 1 && !name.plural ? 'one' : 'many'] };
  });
  if (first === undefined) return '';
  const counted = name.plural && first.number === 1 ? name.one : inWords(first.number, name);
  const named = `${counted} ${first.rank}`;
  const more = (number: number): string =>
    name.plural && number === 1 ? (name.gender === 'f' ? 'outras' : 'outros') : numeral(number, name.gender);
  return and([named, ...others.map(({ number, rank }) => `${more(number)} ${rank}`)]);
}

/** The same for 2, 3 and 4 characters. */
export const rankedByCharacters = (ranks: ByTwoThreeFour<Rank>, name: Name): string =>
  grouped(ranks)
    .map(({ what, characters }) =>
      characters === 'all'
        ? ranked(what, name)
        : `${ranked(what, name)} com ${or(characters.map(String))} personagens`,
    )
    .join(', ');

const trap = ({ damage, conditions = [] }: MakeTrap): string =>
  and([
    ...(damage === undefined ? [] : [`${damage} de dano`]),
    ...conditions.map((condition) => terms.conditions[condition]),
  ]);

function obstacle({ count: number, within: range, size }: MakeObstacle, voice: Voice): string {
  const hexes = size === 3 ? 'de três hexágonos' : 'de um hexágono';
  const what = inWords(number, { one: `obstáculo ${hexes}`, many: `obstáculos ${hexes}` });
  const create = by(voice, 'crie', 'cria');
  if (range === 'killed-target') return `${create} ${what} no hexágono do inimigo morto`;
  if (size === 1 && number === 1) return `${create} ${what} em um hexágono vazio ${within(range)}`;
  return `${create} ${what} em hexágonos vazios ${within(range, 'adjacentes')}`;
}

const upTo = (number: number, noun: Parameters<typeof inWords>[1]): string =>
  number === 1 ? inWords(number, noun) : `até ${inWords(number, noun)}`;

function recovered({ count: number, pile, targets, cardsOf }: Recover, whom: Figures): string {
  const [one, many] =
    pile === 'lost' ? ['carta perdida', 'cartas perdidas'] : ['carta descartada', 'cartas descartadas'];
  const cards = number === 'all' ? `todas as ${many}` : upTo(number, { one, many, gender: 'f' });
  if (cardsOf !== undefined) return `um personagem adjacente a ${whom.object} pode recuperar ${cards}`;
  if (targets.is === 'self') return `recupere ${cards}`;
  return `${whom.subject} ${verb(whom, 'pode', 'podem')} recuperar ${cards}`;
}

const slotNames: { readonly [S in Slot]: { readonly one: string; readonly many: string } } = {
  head: { one: 'item de cabeça', many: 'itens de cabeça' },
  body: { one: 'item de corpo', many: 'itens de corpo' },
  legs: { one: 'item de pernas', many: 'itens de pernas' },
  'one-hand': { one: 'item de uma mão', many: 'itens de uma mão' },
  'two-hands': { one: 'item de duas mãos', many: 'itens de duas mãos' },
  small: { one: 'item pequeno', many: 'itens pequenos' },
};

function refreshed({ count: number, state, slots, targets }: Refresh, whom: Figures): string {
  const [spent, spentMany] = state === 'spent' ? ['gasto', 'gastos'] : ['consumido', 'consumidos'];
  const kinds = slots?.map((slot) => slotNames[slot]) ?? [{ one: 'item', many: 'itens' }];
  const one = `${or(kinds.map((kind) => kind.one))} ${spent}`;
  const many = `${or(kinds.map((kind) => kind.many))} ${spentMany}`;
  const items = number === 'all' ? `todos os ${many}` : upTo(number, { one, many });
  if (targets.is === 'self') return `renove ${items}`;
  return `${whom.subject} ${verb(whom, 'renova', 'renovam')} ${items}`;
}

function lostCards({ count: number, targets }: LoseCards, whom: Figures): string {
  const cards = inWords(number, { one: 'carta', many: 'cartas', gender: 'f' });
  return targets.is === 'self'
    ? `perca ${cards} da mão`
    : `${whom.subject} ${verb(whom, 'perde', 'perdem')} ${cards} da mão`;
}

const asAlly = (whom: Figures): string => verb(whom, 'como seu aliado', 'como seus aliados');

const sentences: AbilityWords['sentences'] = {
  damage: ({ value, targets }, scene) => {
    const amount = `${scene.amount(value)} de dano`;
    if (targets.is === 'self') return `${by(scene.voice, 'sofra', 'sofre')} ${amount}`;
    const whom = scene.figures(targets);
    return `${whom.subject} ${verb(whom, 'sofre', 'sofrem')} ${amount}`;
  },
  kill: ({ targets }, scene) => `${by(scene.voice, 'mate', 'mata')} ${scene.figures(targets).object}`,
  summon: ({ summon, count: number = 1 }, { names, voice }) =>
    `${by(voice, 'invoque', 'invoca')} ${inWords(number, names.summon(summon))}`,
  'summon-monster': ({ monster, ranks, at, hpOfSummoner }, { names, voice }) => {
    const name = names.monster(monster);
    const who = isByCharacters(ranks) ? rankedByCharacters(ranks, name) : ranked(ranks, name);
    const where = at === undefined ? '' : ' ao lado do alvo';
    const hp = hpOfSummoner ? ', com no máximo os pontos de vida do invocador' : '';
    return `${by(voice, 'invoque', 'invoca')} ${who}${where}${hp}`;
  },
  recover: (ability, scene) => recovered(ability, scene.figures(ability.targets)),
  refresh: (ability, scene) => refreshed(ability, scene.figures(ability.targets)),
  'lose-cards': (ability, scene) => lostCards(ability, scene.figures(ability.targets)),
  'make-trap': (ability, { voice }) => {
    const where = ability.nearestToEnemy ? ', o mais próximo de um inimigo' : '';
    const xp = ability.xp === undefined ? '' : `; ${ability.xp} EXP quando um inimigo a disparar`;
    return `${by(voice, 'crie', 'cria')} uma armadilha em um hexágono vazio adjacente${where}: ${trap(ability)}${xp}`;
  },
  'disarm-trap': ({ where }) =>
    where === 'adjacent' ? 'desarme uma armadilha adjacente' : 'desarme todas as armadilhas atravessadas',
  'spring-on': ({ targets }, scene) => {
    const whom = scene.figures(targets);
    return `${whom.subject} ${verb(whom, 'sofre', 'sofrem')} os efeitos dessa armadilha`;
  },
  'make-obstacle': (ability, { voice }) => obstacle(ability, voice),
  'destroy-obstacle': ({ count: number, within: range }, { voice }) => {
    const destroy = by(voice, 'destrua', 'destrói');
    const what =
      number === 'all' ? 'todos os obstáculos' : inWords(number, { one: 'obstáculo', many: 'obstáculos' });
    const many = number !== 1;
    if (range === 'moved-through') return `${destroy} ${what} ${many ? 'atravessados' : 'atravessado'}`;
    return `${destroy} ${what} ${within(range, many ? 'adjacentes' : 'adjacente')}`;
  },
  'move-obstacle': ({ within: range, to }) =>
    `mova um obstáculo ${within(range)} (de um hexágono) para um hexágono vazio ${within(to)}`,
  'choose-hex': ({ range }) => `escolha um hexágono ${within(range)}`,
};

export const abilities: AbilityWords = {
  against: ({ object }) => `contra ${object}`,
  on: ({ object }) => inside(object),
  to: ({ object }) => `para ${object}`,
  area: (hexes) => `área de ${count(hexes, 'hexágono', 'hexágonos')}`,
  alongPath: 'e todos os inimigos em um dos caminhos mais curtos até o alvo',
  allOnFocus: 'todos os ataques contra o seu foco',
  withAugments: 'com os efeitos dos seus aumentos',
  constraints: {
    'straight-line': 'em linha reta',
    'end-adjacent-to-performer': 'terminando adjacente a você',
    'end-adjacent-to-obstacle': 'terminando adjacente a um obstáculo',
  },
  looting: 'saqueando cada hexágono em que entrar',
  lootAtMost: (most) =>
    `no máximo ${inWords(most, { one: 'ficha de dinheiro ou tesouro', many: 'fichas de dinheiro ou tesouros', gender: 'f' })}`,
  lootExtra: (each) => `1 ficha de dinheiro a mais para cada ${each}`,
  towardChosenHex: 'em direção ao hexágono escolhido',
  sentences,
  grant: (whom) => `${whom.subject} ${verb(whom, 'pode', 'podem')} executar`,
  control: (whom) => `${whom.subject} ${verb(whom, 'executa', 'executam')} ${asAlly(whom)}`,
  controlTurn: (whom) =>
    `${whom.subject} ${verb(whom, 'joga o turno dele nesta rodada', 'jogam o turno deles nesta rodada')} ${asAlly(whom)}`,
  youDecide: 'você decide',
  minions: ({ many }) => `seus lacaios: ${many}`,
  specials: {
    'boss-special-1': () => 'Ação especial 1',
    'boss-special-2': () => 'Ação especial 2',
    'jump-to-next-door': () =>
      'salta até a sua próxima porta, abre-a e revela a sala; depois da última, volta à primeira',
    'minions-act-again': () => 'todos os seus lacaios jogam outro turno com a carta comprada nesta rodada',
    'play-top-from-hand': () => 'jogue a ação de cima de uma carta da mão',
    'play-bottom-from-hand': () => 'jogue a ação de baixo de uma carta da mão',
    'take-another-turn': () => 'jogue outro turno com duas cartas da mão, em uma iniciativa posterior',
    'hatch-eggs': () => 'todos os ovos eclodem: cada um se torna um lacaio normal',
    'lay-eggs': (value) => `põe um ovo com ${value ?? 'X'} pontos de vida para cada personagem`,
    'fly-to-next-perch': () => 'voa até o seu próximo poleiro',
    'move-altar': () => 'o altar vai para o seu próximo hexágono e revela a sala',
    'call-demon-of-altar': (value) =>
      `invoca o demônio do hexágono do altar: normal, ou elite com ${value ?? 'X'} ou mais personagens`,
    'drive-away': (value) =>
      `todos os personagens e suas criaturas invocadas se movem ${value ?? 'X'} hexágonos, o mais longe possível do chefe`,
    'draw-near': () =>
      'todos os personagens e suas criaturas invocadas vão para os hexágonos mais próximos adjacentes ao chefe',
    'mind-control': (value) =>
      `no seu turno, o último personagem na ordem de iniciativa executa Mover ${value ?? 'X'} e a ação de cima da sua primeira carta, tratando os aliados como inimigos, e depois descarta as duas cartas`,
    'teleport-to-next-hex': () => 'teletransporta-se para o seu próximo hexágono',
  },
  adjusting: {
    consume: (elements, voice) => `${by(voice, 'Consuma', 'Consome')} ${and(elements)}`,
    when: (clauses) => `Se ${and(clauses)}`,
    per: (each) => `Para cada ${each}`,
    destroyObstacle: 'Você pode destruir o obstáculo contra o qual o alvo foi empurrado',
    targets: ({ object }) => `em vez disso, visa ${object}`,
    area: (hexes) => `em vez disso, área de ${count(hexes, 'hexágono', 'hexágonos')}`,
    afterwards: (does) => led('depois', does),
    instead: (does) => led('em vez disso', does, ','),
    advantage: 'Vantagem',
    xp: (number) => `${number} EXP`,
  },
  additions: {
    attack: (more) => `${more} de Ataque`,
    move: (more) => `${more} de Movimento`,
    range: (more) => `${more} de Alcance`,
    heal: (more) => `${more} de Cura`,
    damage: (more) => `${more} de dano`,
    shield: (more) => `${more} de Escudo`,
    retaliate: (more) => `${more} de Retaliação`,
    loot: (more) => `${more} de Saque`,
    targets: (more) => `${more} ${more === '+1' ? 'Alvo' : 'Alvos'}`,
    pierce: (more) => `${more} em PERFURAR`,
    push: (more) => `${more} em EMPURRAR`,
    pull: (more) => `${more} em PUXAR`,
    count: (more) => `${more} ${more === '+1' ? 'carta' : 'cartas'}`,
  },
  half: {
    infuse: (elements, voice) => `${by(voice, 'Crie', 'Cria')} ${and(elements)}`,
    infuseOnAttack: (element) => `Cada ataque desta criatura cria ${element}`,
    invulnerable: 'Não sofre dano',
    lost: 'Perdida',
    unrecoverable: 'Não pode ser recuperada',
    stays: { round: 'Até o fim da rodada', persistent: 'Persistente' },
    augment: 'Aumento',
    onUses: (places) => `${places.length === 1 ? 'no uso' : 'nos usos'} ${and(places.map(String))}`,
    lastingInstead: (effects) => led('em vez disso', effects, ','),
  },
};
