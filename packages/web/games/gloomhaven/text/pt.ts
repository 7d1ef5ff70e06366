import type { BoardText } from './board-text.ts';

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const listed = (items: readonly string[]): string => items.filter((item) => item !== '').join(', ');

/** Words one after the other, without those that are not there. */
const joined = (words: readonly string[]): string => words.filter((word) => word !== '').join(' ');

const doors = { open: 'Porta aberta', closed: 'Porta fechada', locked: 'Porta trancada' };
const edges = { advantage: 'com Vantagem', disadvantage: 'com Desvantagem' };

export const pt: BoardText = {
  map: 'A masmorra. As setas a movem, mais e menos a aproximam e afastam, zero mostra tudo, N mostra as coordenadas.',
  nearer: 'Mais perto',
  farther: 'Mais longe',
  fit: 'Mostrar o mapa inteiro',
  hexNames: 'Mostrar as coordenadas dos hexágonos (N)',
  turnArea: 'Girar',
  door: ({ stands, name, room }) => joined([doors[stands], name, room === '' ? '' : `para a sala ${room}`]),
  piece: ({ is, look, name, value, conditions }) => {
    switch (is) {
      case 'obstacle':
        return `Obstáculo: ${look}`;
      case 'difficult':
        return `Terreno difícil: ${look}. Entrar nele custa 2 pontos de movimento`;
      case 'hazard':
        return `Terreno perigoso: ${look}. Entrar nele machuca`;
      case 'trap':
        return `Armadilha: ${listed([value > 0 ? `${value} de dano` : '', ...conditions])}`;
      case 'coin':
        return count(value, 'ficha de dinheiro', 'fichas de dinheiro');
      case 'treasure':
        return value > 0 ? `Tesouro ${value}` : 'Tesouro do objetivo';
      case 'plate':
        return joined(['Placa de pressão', name]);
    }
  },
  looks: {
    table: 'mesa',
    barrel: 'barril',
    crate: 'caixote',
    boulder: 'rocha',
    sarcophagus: 'sarcófago',
    altar: 'altar',
    tree: 'árvore',
    bush: 'arbusto',
    stump: 'toco',
    nest: 'ninho',
    totem: 'totem',
    stalagmites: 'estalagmites',
    'rock-column': 'coluna de rocha',
    pillar: 'pilar',
    fountain: 'fonte',
    bookcase: 'estante de livros',
    rubble: 'escombros',
    water: 'água',
    thorns: 'espinhos',
    'hot-coals': 'brasas',
    log: 'tronco',
    'dark-pit': 'poço escuro',
    crystal: 'cristal',
    cabinet: 'armário',
    wall: 'trecho de parede',
    mirror: 'espelho',
    shelf: 'prateleira',
  },
  figure: ({ name, hp, maxHp, shield, retaliate, conditions }) =>
    listed([
      name,
      `${hp} de ${maxHp} pontos de vida`,
      shield > 0 ? `Escudo ${shield}` : '',
      retaliate > 0 ? `Retaliar ${retaliate}` : '',
      ...conditions,
    ]),
  expected: ({ value, shield, pierce, damage, retaliate, edge }) => {
    const against = `Ataque ${value} − Escudo ${shield}${pierce === 0 ? '' : ` + Perfurar ${pierce}`} = ${damage}`;
    return listed([
      `${shield === 0 ? `Ataque ${value}` : against} antes da carta modificadora`,
      edge === 'none' ? '' : edges[edge],
      retaliate > 0 ? `Retaliar ${retaliate} se sobreviver` : '',
    ]);
  },
  expectedOn: (whom, expected, hp) => `${whom}: ${expected}; tem ${hp} PV`,
  withCost: (label, cost, dangers) =>
    `${label}: ${count(cost, 'ponto de movimento', 'pontos de movimento')}${dangers === 0 ? '' : `, passando por ${count(dangers, 'armadilha ou perigo', 'armadilhas ou perigos')}`}`,

  order: 'Ordem desta rodada',
  initiative: 'Iniciativa',
  hasChosen: 'já escolheu',
  gettingReady: 'preparando-se…',
  exhausted: 'fora por exaustão',
  ofHp: (hp) => `de ${hp} pontos de vida`,
  round: (round) => `Rodada ${round}`,
  elements: 'Elementos',
  endings: { success: 'Vitória!', failure: 'Derrota' },

  yourCards: 'Suas cartas',
  cardsOfTurn: 'As cartas do seu turno',
  lookAt: (card) => `Ver “${card}”`,
  leads: 'Primeira',
  cardLevel: (level) => `Carta de nível ${level}`,
  basicValue: '2',
  area: (hexes) => `Área de ${count(hexes, 'hexágono', 'hexágonos')}`,
  uses: (uses) => count(uses, 'uso', 'usos'),

  level: (level) => `Nível ${level}`,
  hp: 'Pontos de vida',
  experience: 'Experiência',
  purse: {
    label: (tokens, gold) =>
      `${count(tokens, 'ficha de dinheiro', 'fichas de dinheiro')}${gold === 0 ? '' : ` e ${gold} de ouro`}: quanto vale`,
    tokens: (tokens) => count(tokens, 'ficha de dinheiro saqueada', 'fichas de dinheiro saqueadas'),
    more: (gold) => `+${gold} de ouro`,
    worth: (each) => `Cada uma vale ${each} de ouro no fim do cenário`,
    found: 'Ouro encontrado como tal',
    atTheEnd: 'Ouro no fim',
  },
  battleGoal: 'Objetivo de batalha',
  items: 'Itens',
  item: (name, state) => ({ ready: name, spent: `${name}, gasto`, consumed: `${name}, consumido` })[state],
  piles: { hand: 'Mão', discard: 'Descarte', lost: 'Perdidas', active: 'Ativas' },
  pile: (name, cards) => `${name}: ${count(cards, 'carta', 'cartas')}`,
  modifierDecks: 'Baralhos de modificadores',
  monsters: 'Monstros',
  deck: (owner, cards) => `${owner}: ${count(cards, 'carta restante', 'cartas restantes')}`,
  toBeDrawn: (cards) => `${count(cards, 'carta', 'cartas')} por comprar`,
  drawn: (cards) => count(cards, 'carta comprada', 'cartas compradas'),
  willBeShuffled: 'Será embaralhado no fim da rodada.',

  party: 'O grupo',
  partyGathers: 'O grupo se reúne em volta da fogueira…',
  noClassYet: 'Ainda sem classe',
  steps: {
    class: 'escolhendo a classe',
    level: 'escolhendo o nível',
    perks: 'escolhendo vantagens',
    cards: 'aprendendo cartas',
    goal: 'escolhendo o objetivo',
    items: 'no mercado',
    hand: 'montando a mão',
    place: 'tomando posição',
    preparing: 'preparando-se',
    done: 'a postos',
  },
  classes: 'Classes',
  classSays: {
    brute: 'Fica na frente, aguenta os golpes e empurra os inimigos.',
    tinkerer: 'Cura os amigos, arma armadilhas e sempre tem uma engenhoca a mais.',
    spellweaver: 'Queima e congela grupos inteiros e, uma vez, retoma todas as cartas.',
    scoundrel: 'Acerta onde dói e some com o saque.',
    cragheart: 'Atira rochas, racha o chão e cura um pouco.',
    mindthief: 'Dobra mentes, é veloz e frágil, e traz ratos consigo.',
  },
  handLimit: 'Cartas na mão',
  lookAtCards: 'Ver as cartas',
  cardsOfClass: (name) => `Ver as cartas: ${name}`,
  takesCards: (hand, of) => `Leva ${hand} destas ${of} cartas para um cenário`,
  cardsToBegin: 'As cartas com que começa',
  levels: 'Níveis',
  perks: 'Vantagens',
  perksLeft: (perks) => `${count(perks, 'vantagem', 'vantagens')} a escolher`,
  picked: (picked, of) => `${picked} de ${of} cartas`,
  onlyYouSee: 'Só você vê isto.',
  checks: (checks) => count(checks, 'marca', 'marcas'),
  goldLeft: (left, of) => `${left === 1 ? 'Resta' : 'Restam'} ${left} de ${of} de ouro`,
  payAndWear: 'Tudo o que puder pagar e levar',
  outfit: 'O que você está usando',
  places: { head: 'Cabeça', body: 'Corpo', legs: 'Pernas', hands: 'Mãos', small: 'Itens pequenos' },
  roomTaken: (taken, room) => `${taken} de ${room}`,

  reckoning: 'O acerto de contas',
  endedIn: (scenario, round) => `${scenario}, após ${count(round, 'rodada', 'rodadas')}`,
  bonusXp: (xp) => `com ${xp} de bônus`,
  gold: 'Ouro',
  fromCoins: (coins) => `de ${count(coins, 'ficha', 'fichas')}`,
  goalMissed: 'Não cumprido',
  goalInVain: 'Cumprido em vão: o cenário foi perdido',

  rule: (id) => `Regra ${id}`,
  whereFrom: (what, written) => `${what} ${written}: de onde vem`,
  values: {
    hp: 'Pontos de vida',
    xp: 'Experiência',
    initiative: 'Iniciativa',
    level: 'Nível do cenário',
    monsterLevel: 'Nível dos monstros',
    trapDamage: 'Dano das armadilhas',
    goldPerCoin: 'Ouro por moeda',
    bonusXp: 'Experiência pelo sucesso',
  },
  total: 'Total',
  sources: {
    base: 'Impresso na ficha dele',
    card: 'Carta desta rodada',
    level: 'Nível',
    poison: 'VENENO',
    bonus: 'Bônus desta rodada',
    element: 'Elemento consumido',
    allies: 'Monstros por perto',
    wounds: 'Dano sofrido',
    mat: 'Classe e nível',
    actions: 'Ações neste cenário',
    average: 'Metade do nível médio dos personagens, para cima',
    difficulty: 'Dificuldade',
    chosen: 'Escolhido para esta mesa',
    open: 'Informação aberta',
    scenario: 'Nível do cenário',
    fixed: 'Sempre',
    items: 'Itens',
    rest: 'Descanso longo',
    ability: 'Habilidade',
    shield: 'Escudo do alvo',
    adjustment: 'Acrescentado pela habilidade',
  },
  whyTitles: {
    ahead: 'O que ele vai fazer',
    past: 'Por que ele fez isso',
    again: 'O que faria se agisse agora',
  },
  nobodyYet: 'Ainda não há ninguém no mapa: o foco aparece quando os personagens tomarem seus lugares',
  noFocus: 'Não pode atacar ninguém, então não tem foco',
  focusesOn: (names) => `Foco: ${names.join(' ou ')}`,
  hindered: {
    stun: 'Está atordoado e perde o turno. Senão:',
    immobilize: 'Está imobilizado, por isso não pode se mover',
    disarm: 'Está desarmado, por isso não pode atacar',
  },
  playersChoose: (ways) => `${ways} maneiras são igualmente boas: os jogadores escolhem.`,
  staysPut: 'Fica onde está',
  walks: (hexes, to) => `Anda ${count(hexes, 'hexágono', 'hexágonos')}, até ${to}`,
  noAttack: 'Não ataca ninguém neste turno',
  attacks: (name) => `Ataca: ${name}`,
  edges,
  comparisons: {
    focus: 'Em quem põe o foco',
    'attack-hex': 'De onde ataca',
    end: 'Até onde chega',
  },
  criteria: {
    'no-attack-hex': 'Inalcançável',
    negatives: 'Armadilhas, perigos',
    cost: 'Movimento para atacar',
    proximity: 'Distância agora',
    initiative: 'Iniciativa',
    reach: 'Fora de alcance',
    disadvantage: 'Desvantagem',
    targets: 'Alvos',
    'shorter-path': 'Movimento',
    'further-targets': 'Outros alvos melhores',
    'disadvantage-on-others': 'Desvantagem nos outros',
    'negatives-in-all': 'Armadilhas ao todo',
    'path-ahead': 'Ainda por andar',
    'needless-steps': 'Movimento',
  },
  candidate: 'Candidato',
  hex: (id) => `hexágono ${id}`,
  noCardYet: 'Ele compra a carta quando todos tiverem escolhido as suas.',
  cardOfRound: 'Carta desta rodada',
  printedValues: (level) => `Seus valores no nível ${level}`,
  specialAction: (number) => `Ação especial ${number}`,
  onTheMap: 'No mapa',
  cardsPicked: 'Esta rodada',
  itemStates: {
    ready: 'Pronto',
    spent: 'Gasto, até um descanso longo',
    consumed: 'Consumido neste cenário',
  },
  belongsTo: (name) => `Invocação de: ${name}`,
  goalOfScenario: 'Para vencer',
  specialRules: 'Regras especiais',
  story: 'A história até aqui',
  putAway: 'Guardar',
};
