import { and, count } from '@tavolo/language/pt';
import type { BoardText } from '../board-text.ts';

export const board: BoardText = {
  heroes: 'Heróis',
  hero: ({ player, character, level, health, ofHealth, valor, ofValor, energy, hand, backpack, isActive }) =>
    [
      `${player}: ${character}, ${level}`,
      ...(isActive ? ['jogando'] : []),
      `vida ${health} de ${ofHealth}`,
      `bravura ${valor} de ${ofValor}`,
      `energia ${energy}`,
      count(hand, 'carta na mão', 'cartas na mão'),
      count(backpack, 'item na mochila', 'itens na mochila'),
    ].join(', '),
  classes: { hunter: 'Caçador', warlock: 'Bruxa', warrior: 'Guerreiro', mage: 'Maga' },
  lookAt: (name) => `Ver ${name}`,
  numbers: {
    health: 'Vida',
    energy: 'Energia',
    valor: 'Bravura',
    movement: 'Passos restantes',
    hand: 'Cartas na mão',
    backpack: 'Itens na mochila',
    quests: 'Missões',
    attack: 'Ataque',
    defense: 'Defesa',
    damage: 'Dano',
  },
  levelOf: { grey: 'Nível cinza', green: 'Nível verde', yellow: 'Nível amarelo', red: 'Nível vermelho' },
  noWeapon: 'Sem arma',
  noArmor: 'Sem armadura',
  diseases: (diseases) => count(diseases, 'doença', 'doenças'),
  lasting: {
    poisoned: (n) => `Veneno: ${n} de dano a caminho`,
    slowed: 'Lentidão',
    'cannot-heal': 'Não pode se curar',
  },

  notAsked: 'Não vai reagir neste turno',
  notAskedSays: 'A pergunta volta no próximo turno. Todos veem isto.',

  track: 'Encontros não derrotados',
  slot: (number, name, place) => `${number}: ${name}, ${place}`,
  aggro: 'Aggro',
  growth: (n) => `+${n} de dano`,
  globalEvent: 'Evento global',
  locationEvent: (name) => `evento ${name}`,
  trap: (name) => `armadilha ${name}`,
  unbeaten: (number, name) => `encontro não derrotado ${number}, ${name}`,
  tokenHere: 'ficha de descoberta virada para baixo',
  questToken: (quest) => `ficha da missão ${quest}`,

  yours: 'Suas cartas',
  drawers: { hand: 'Mão', quests: 'Missões', pack: 'Mochila' },
  noHand: 'Nenhuma carta na mão',
  noQuests: 'Nenhuma missão',
  noPack: 'Sua mochila está vazia',
  deck: (left, discarded) => `${left} no baralho, ${discarded} no descarte`,
  cost: (energy) => `Custa ${energy} de energia`,
  timings: { movement: 'Movimento', combat: 'Combate', special: 'Especial' },
  showPlaces: (quest) => `Mostrar no mapa os lugares de ${quest}`,
  journey: ({ place, steps, turns, isFlown }) => {
    if (turns === 0) return `${place}: você já está lá`;
    const walk = steps === 1 ? '1 passo' : `${steps} passos`;
    const how = isFlown ? (steps === 0 ? 'um voo' : `${walk} e um voo`) : walk;
    return `${place}: ${how}, cerca de ${turns === 1 ? '1 turno' : `${turns} turnos`}`;
  },
  noPlace: 'O próximo objetivo não está ligado a um lugar',
  placesTooHigh: 'Ainda acima do seu nível',
  clearWay: 'Ocultar o caminho',
  progress: (done, of) => `${done} de ${of}`,
  marked: (player) => `Herói marcado: ${player}`,
  valorPoints: (n) => `${n} de bravura`,

  encounterSide: 'Encontro',
  itemSide: 'Item',
  eventSide: 'Evento',
  sideUp: 'lado visível',
  handles: 'Pode equipar',
  questLog: 'Registro de missões',
  nothingYet: 'Nada ainda',
  discardPile: 'Pilha de descarte',
  onSpace: 'Aqui',
  offers: 'Recursos',
  mapEncounter: 'Encontro do tabuleiro',

  types: { melee: 'Corpo a corpo', ranged: 'À distância' },

  choosing: (name) => `${name} está escolhendo…`,
  chooseHero: 'Escolha seu herói',
  takenBy: (name) => `Escolhido por ${name}`,
  cardsOf: (name) => `As cartas de ${name}`,
  copies: (n) => `× ${n}`,
  characterSays: {
    burbonn: 'Um caçador que ataca de longe, arma armadilhas e chama um urso para o seu lado.',
    sandrai: 'Uma bruxa que paga com sangue, lança maldições e deixa um demônio sofrer os golpes.',
    grumbaz: 'Um guerreiro que fica mais forte a cada ferimento e muda de postura conforme a luta.',
    sofeea: 'Uma maga que congela os inimigos, se esconde atrás do gelo e viaja por magia.',
  },

  wins: (names) => (names.length === 1 ? `${names[0]} venceu!` : `${and(names)} dividem a vitória!`),
  youWin: 'Você venceu!',
  afterTurns: (turns) => `Depois de ${count(turns, 'turno', 'turnos')}`,
  valorByRound: 'Bravura, rodada a rodada',
  valorByRoundSays: (rounds, leader, most) =>
    `Uma linha por jogador, em ${count(rounds, 'rodada', 'rodadas')}. ${leader} termina na frente, com ${most} de bravura.`,
  account: 'O que cada um fez',
  player: 'Jogador',
  accounts: {
    steps: 'Passos andados',
    fights: 'Lutas',
    beaten: 'Encontros vencidos',
    duels: 'Duelos',
    duelsWon: 'Duelos vencidos',
    defeats: 'Derrotas',
    quests: 'Missões completadas',
  },
};
