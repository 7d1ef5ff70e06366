import { signedPlainly } from '@tavolo/language';
import { and, bare, count, inWords, noun, or, the } from '@tavolo/language/pt';
import { type ByTwoThreeFour, grouped } from '../../composing/by-characters.ts';
import { letterOf } from '../../composing/named-places.ts';
import type { GoalWords, TallyWords, Way } from '../../phrases/goals.ts';
import { rankedByCharacters } from './abilities.ts';
import { terms } from './terms.ts';

type Counted = { readonly one: string; readonly many: string; readonly none: string; readonly noun: string };

/** What is done so and so often. */
const done = (verb: string, { one, many, none, noun }: Counted): TallyWords => ({
  none,
  least: (value, number) => `${verb} pelo menos ${value} ${number === 1 ? one : many}`,
  most: (value, number) => `${verb} no máximo ${value} ${number === 1 ? one : many}`,
  noun,
});

const tallies: GoalWords['tallies'] = {
  xp: done('ganhe', {
    ...{ one: 'ponto de experiência', many: 'pontos de experiência' },
    ...{ none: 'não ganhe pontos de experiência', noun: 'pontos de experiência ganhos' },
  }),
  kills: done('mate', {
    ...{ one: 'monstro', many: 'monstros', none: 'não mate monstros', noun: 'monstros mortos' },
  }),
  'elite-kills': done('mate', {
    ...{ one: 'monstro elite', many: 'monstros elite' },
    ...{ none: 'não mate monstros elite', noun: 'monstros elite mortos' },
  }),
  coins: done('saqueie', {
    ...{ one: 'ficha de dinheiro', many: 'fichas de dinheiro' },
    ...{ none: 'não saqueie fichas de dinheiro', noun: 'fichas de dinheiro saqueadas' },
  }),
  treasures: done('saqueie', {
    ...{ one: 'tesouro', many: 'tesouros', none: 'não saqueie tesouros', noun: 'tesouros saqueados' },
  }),
  'item-uses': done('use itens', {
    ...{ one: 'vez', many: 'vezes', none: 'não use itens', noun: 'usos de itens' },
  }),
  doors: done('nos seus turnos, abra', {
    ...{ one: 'porta', many: 'portas', none: 'não abra portas', noun: 'portas abertas' },
  }),
  traps: done('nos seus turnos ou nos das suas criaturas invocadas, dispare ou desarme', {
    ...{ one: 'armadilha', many: 'armadilhas' },
    ...{ none: 'não dispare nem desarme armadilhas', noun: 'armadilhas disparadas ou desarmadas' },
  }),
  'first-kills': {
    ...done('mate primeiro', { one: 'monstro', many: 'monstros', none: '', noun: 'primeiras mortes' }),
    none: 'não mate o primeiro monstro do cenário',
    least: () => 'mate o primeiro monstro que morrer no cenário',
  },
  overkills: {
    ...done('mate com dano em excesso', {
      one: 'monstro',
      many: 'monstros',
      none: '',
      noun: 'mortes com excesso',
    }),
    none: 'não mate monstros com 4 ou mais de dano além do necessário',
    least: () => 'mate um monstro com pelo menos 4 de dano além do necessário',
  },
  'one-blow-kills': {
    ...done('mate com um só ataque', {
      ...{
        one: 'monstro ileso',
        many: 'monstros ilesos',
        none: '',
        noun: 'monstros mortos com um só ataque',
      },
    }),
    none: 'não mate monstros ilesos com um só ataque',
    least: () => 'mate um monstro ileso com um só ataque',
  },
  'short-rests': done('faça', {
    ...{ one: 'descanso curto', many: 'descansos curtos' },
    ...{ none: 'não faça descansos curtos', noun: 'descansos curtos' },
  }),
  'long-rests': done('faça', {
    ...{ one: 'descanso longo', many: 'descansos longos' },
    ...{ none: 'não faça descansos longos', noun: 'descansos longos' },
  }),
  'below-half': done('fique abaixo da metade dos seus pontos de vida', {
    ...{ one: 'vez', many: 'vezes', noun: 'vezes abaixo da metade dos pontos de vida' },
    none: 'nunca fique abaixo da metade dos seus pontos de vida máximos',
  }),
  'empty-rounds': done('comece sem monstros', {
    ...{ one: 'rodada', many: 'rodadas', noun: 'rodadas sem monstros' },
    none: 'toda rodada deve começar com pelo menos um monstro no mapa',
  }),
};

const whom = { all: 'cada personagem', opener: 'o personagem que abriu a porta' } as const;
const cards = (number: number): string => inWords(number, { one: 'carta', many: 'cartas', gender: 'f' });

const plate = (held: readonly string[]): string =>
  held.length === 1
    ? `na placa de pressão ${and(held.map(letterOf))}`
    : `em cada uma das placas de pressão ${and(held.map(letterOf))}`;

/** The plates that must be held, for 2, 3 and 4 characters in play. */
const plates = (held: ByTwoThreeFour<string>): string =>
  grouped(held)
    .map(({ what, characters }) =>
      characters === 'all'
        ? plate(what)
        : `${plate(what)} com ${or(characters.map(String))} personagens em jogo`,
    )
    .join(', ');

const rounds = (odd: true | undefined, untilDoor: string | undefined, moment: string): string =>
  `${moment} de cada rodada${odd ? ' ímpar' : ''}${untilDoor === undefined ? '' : `, até a porta ${untilDoor} se abrir`}`;

const scenarioNumbers = (numbers: readonly number[], last: string): string =>
  numbers.length === 1
    ? `o cenário ${numbers[0]}`
    : `os cenários ${numbers.slice(0, -1).join(', ')} ${last} ${numbers.at(-1)}`;

const xp = (value: number): string => count(value, 'ponto de experiência', 'pontos de experiência');

/** What somebody does who goes its own way. */
const onTheWay = ({ opensDoors, springsTraps }: Way): string => {
  const done = [
    ...(opensDoors ? ['abrindo as portas'] : []),
    ...(springsTraps ? ['disparando as armadilhas'] : []),
  ];
  return done.length === 0 ? '' : `, ${and(done)}`;
};

export const goals: GoalWords = {
  tallies,
  plusLevel: (value) => `(${value} + o seu nível)`,
  sum: (nouns, at, value) => `${and(nouns)}: ${at === 'least' ? 'pelo menos' : 'no máximo'} ${value} ao todo`,
  tests: {
    'cards-left': ({ at, value }) =>
      `termine o cenário com ${at === 'least' ? 'pelo menos' : 'no máximo'} ${count(value, 'carta', 'cartas')} somando a mão e a pilha de descarte`,
    hp: ({ value }) => `termine o cenário com no máximo ${count(value, 'ponto de vida', 'pontos de vida')}`,
    'hp-full': () => 'termine o cenário com todos os seus pontos de vida',
    'no-ally-exhausted': () => 'nenhum outro personagem pode ficar exausto',
  },
  checks: (number) => count(number, 'marca de verificação', 'marcas de verificação'),
  scenario: {
    'kill-all': () => 'matar todos os inimigos',
    'kill-revealed': () => 'matar todos os inimigos revelados',
    kill: ({ monster }, names, _, several) => {
      const { one, many, gender, named } = names.monster(monster);
      if (several)
        return `matar ${gender === 'f' ? 'todas' : 'todos'} ${the(noun(many, { gender, plural: true }))}`;
      return `matar ${the(named ? bare(one, gender) : noun(one, { gender }))}`;
    },
    'kill-count': ({ count: number }, _, value) => `matar ${value(number)} inimigos`,
    reveal: ({ room }) => `revelar a sala ${room}`,
    'loot-goals': () => 'saquear todos os tesouros do objetivo',
    arrive: ({ objective, beside }, names) =>
      `${names.objective(objective).one} deve estar ao lado de ${letterOf(beside)} no fim do seu turno`,
  },
  losses: {
    'objective-killed': ({ objective }, names) =>
      `o cenário fracassa se ${names.objective(objective).one} morrer`,
  },
  occasions: {
    setup: () => 'Na preparação',
    'door-opened': ({ door }) => `Quando a porta ${door} for aberta`,
    'room-revealed': ({ room }) => `Quando a sala ${room} for revelada`,
    'hex-entered': ({ at }) => `Quando um personagem entrar pela primeira vez no ponto ${letterOf(at)}`,
    'round-start': ({ odd, untilDoor }) => rounds(odd, untilDoor, 'No início'),
    'round-end': ({ odd, untilDoor }) => rounds(odd, untilDoor, 'No fim'),
    plates: (occasion) => `Quando, no fim de um turno, houver um personagem ${plates(occasion.plates)}`,
  },
  once: 'uma só vez',
  effects: {
    spawn: ({ monster, at, ranks }, names) =>
      `aparecimento no ponto ${letterOf(at)}: ${rankedByCharacters(ranks, names.monster(monster))}`,
    unlock: ({ door }) => `a porta ${door} é destrancada`,
    open: ({ door }) => `a porta ${door} se abre`,
    'characters-gain': ({ condition }) => `todos os personagens recebem ${terms.conditions[condition]}`,
    'characters-suffer': ({ damage }, _, value) => `todos os personagens sofrem ${value(damage)} de dano`,
    'shuffle-in': ({ modifier, count: number }, names) =>
      `cada personagem embaralha ${inWords(number, { one: `carta ${names.modifier(modifier)}`, many: `cartas ${names.modifier(modifier)}`, gender: 'f' })} no seu baralho de modificadores de ataque`,
  },
  objective: ({ id, side, hp, initiative, moves }, names, value) => {
    const { one, gender } = names.objective(id);
    const ally = gender === 'f' ? 'uma aliada dos personagens' : 'um aliado dos personagens';
    const enemy = gender === 'f' ? 'uma inimiga dos personagens' : 'um inimigo dos personagens';
    const base = `${one} é ${side === 'party' ? ally : enemy} com ${value(hp)} pontos de vida e iniciativa ${initiative}`;
    return moves === undefined
      ? base
      : `${base}; a cada turno executa Mover ${moves.value} em direção a ${letterOf(moves.toward)}${onTheWay(moves)}`;
  },
  bossPlaces: (places) =>
    `os lugares das ações especiais do chefe são, nesta ordem: ${and(places.map(({ at, demon }) => (demon === null ? letterOf(at) : `${letterOf(at)} (${demon.one})`)))}`,
  allied: (monsters) => {
    const isFeminine = monsters.every(({ gender }) => gender === 'f');
    const [allies, enemies] = isFeminine ? ['aliadas', 'inimigas'] : ['aliados', 'inimigos'];
    return `${and(monsters.map(({ many }) => many))}: ${allies} dos personagens e ${enemies} de todos os outros monstros`;
  },
  lockedDoors: (ids) =>
    ids.length === 1 ? `a porta ${and(ids)} está trancada` : `as portas ${and(ids)} estão trancadas`,
  levelOffset: ({ many }, by) => `${many}: nível N ${by < 0 ? '-' : '+'} ${Math.abs(by)}, no máximo 7`,
  lootByAbilityOnly: 'só habilidades de Saquear podem saquear os tesouros do objetivo',
  rewards: {
    'gold-each': ({ value }) => `${value} de ouro para cada um`,
    'xp-each': ({ value }) => `${xp(value)} para cada um`,
    reputation: ({ value }) => `${signedPlainly(value)} de reputação`,
    prosperity: ({ value }) => `${signedPlainly(value)} de prosperidade`,
    'item-design': ({ item }, names) => `tipo de item: ${names.item(item)}`,
    item: ({ item }, names) => `item: ${names.item(item)}`,
    'party-achievement': ({ name }, names) => `conquista de grupo: ${names.achievement(name)}`,
    'global-achievement': ({ name }, names) => `conquista global: ${names.achievement(name)}`,
    unlocks: ({ scenarios }) => `desbloqueia ${scenarioNumbers(scenarios, 'e')}`,
    'unlocks-one-of': ({ scenarios }) => `desbloqueia um dentre ${scenarioNumbers(scenarios, 'e')}`,
  },
  treasures: {
    gold: ({ value }) => `ganhe ${value} de ouro`,
    xp: ({ value }) => `ganhe ${xp(value)}`,
    damage: ({ value }) =>
      value === 'trap' ? 'sofra o dano das armadilhas (2 + N)' : `sofra ${value} de dano`,
    item: ({ item }, names) => `item: ${names.item(item)}`,
    'item-design': ({ item }, names) => `tipo de item: ${names.item(item)}`,
    'random-item-design': () => 'um tipo de item aleatório',
    'random-scenario': () => 'um cenário secundário aleatório',
    unlocks: ({ scenarios }) => `desbloqueia ${scenarioNumbers(scenarios, 'e')}`,
    'recover-lost': ({ count: number }) =>
      `recupere ${number === 1 ? '' : 'até '}${inWords(number, { one: 'carta perdida', many: 'cartas perdidas', gender: 'f' })}`,
    bless: ({ count: number }) => (number === 1 ? 'receba BÊNÇÃO' : `receba BÊNÇÃO, ${number} vezes`),
    curse: ({ count: number }) => (number === 1 ? 'receba MALDIÇÃO' : `receba MALDIÇÃO, ${number} vezes`),
    condition: ({ condition }) => `receba ${terms.conditions[condition]}`,
    heal: ({ value }) => `Curar ${value}, Próprio`,
    cure: () => 'remova todas as suas condições negativas',
    'refresh-items': ({ count: number, slot }) =>
      `renove até ${inWords(number, { one: 'item', many: 'itens' })} (${terms.slots[slot]})`,
    'enemies-suffer': ({ value }) => `todos os inimigos sofrem ${value} de dano`,
    'enemies-gain': ({ condition }) => `todos os inimigos recebem ${terms.conditions[condition]}`,
  },
  penalties: {
    condition: ({ condition, whom: who }) => `${whom[who]} recebe ${terms.conditions[condition]}`,
    curse: ({ count: number, whom: who }) =>
      `${whom[who]} recebe MALDIÇÃO${number === 1 ? '' : `, ${number} vezes`}`,
    damage: ({ value, whom: who }) =>
      `${whom[who]} sofre o dano ${value === 'trap' ? 'das armadilhas' : 'do terreno perigoso'}`,
    discard: ({ count: number, whom: who }) => `${whom[who]} descarta ${cards(number)} da mão`,
    lose: ({ count: number, whom: who }) => `${whom[who]} perde ${cards(number)} da mão`,
  },
  trap: (does) => (does.length === 0 ? 'armadilha sem efeito' : `armadilha: ${and(does)}`),
  trapDamage: '2 + N de dano',
};
