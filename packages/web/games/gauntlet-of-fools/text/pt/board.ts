import { and, count } from '@tavolo/language/pt';
import type { BoardText } from '../board-text.ts';

export const board: BoardText = {
  you: 'Você',
  turn: (turn) => `Turno ${turn}`,
  hero: ({ owner, name, wounds, gold, dead }) => {
    const who = owner === null ? `${name}, no centro` : `${name} de ${owner}`;
    return dead
      ? `${who}, morto, ${gold} de Ouro`
      : `${who}, ${count(wounds, 'Ferimento', 'Ferimentos')} de 4, ${gold} de Ouro`;
  },
  wounds: (wounds) => `${count(wounds, 'Ferimento', 'Ferimentos')} de 4`,
  gold: (gold) => `${gold} de Ouro`,
  dice: (dice) => count(dice, 'dado', 'dados'),
  tokens: (tokens) => count(tokens, 'ficha', 'fichas'),
  deck: (cards) => count(cards, 'carta no baralho', 'cartas no baralho'),
  discards: (cards) => count(cards, 'descartada', 'descartadas'),
  removed: (cards) => `${cards} fora do jogo`,

  inTheMiddle: 'Livre',
  choosing: 'escolhendo…',
  yourChoice: 'sua vez',
  emptyHanded: 'ainda sem Herói',
  stealPrice: 'Para roubar: adicione pelo menos 1 Bravata',
  neverStolen: 'Com as seis Bravatas, ninguém pode roubá-lo',
  boastsOffered: 'Bravatas que você pode adicionar',
  otherHeroes: 'Os outros Heróis',
  yourHeroes: 'Seus Heróis',
  allHeroes: 'Os Heróis',

  verdicts: {
    killed: 'Matou',
    'too-weak': 'Não bastou',
    dodged: 'Esquivou-se',
    hit: 'Atingido',
    skipped: 'Pulado',
    'no-attack': 'Sem ataque',
    declined: 'Recusado',
  },
  plights: {
    'attack-is-zero': 'Neste turno o Ataque é 0',
    'attack-is-zero-next': 'No próximo turno o Ataque será 0',
    'damage-doubled': 'O Dano conta em dobro',
    'damage-doubled-next': 'No próximo turno o Dano vai contar em dobro',
    'ignores-boasts': 'Neste turno ignora as Bravatas',
    'makes-no-attack': 'Neste turno não ataca',
    'no-weapon-tokens': 'Sem Habilidades de Arma neste turno',
    'dodges-kills': 'Esquiva-se de tudo o que Mata',
    'cannot-die-yet': 'Ainda não pode Morrer',
    'plays-though-dead': 'Morto, mas ainda em jogo',
  },
  rolled: (dice) => `Rolou ${dice.join(', ')}`,
  bet: (gold) => `${gold} de Ouro apostado`,
  poison: (tokens) => count(tokens, 'ficha de veneno', 'fichas de veneno'),
  bonusDice: (by) => `${by > 0 ? '+' : '−'}${count(Math.abs(by), 'dado', 'dados')}`,
  bonusAttack: (by) => `+${by} de Ataque`,
  bonusDefense: (by) => `${by > 0 ? '+' : '−'}${Math.abs(by)} de Defesa`,
  oneUseDice: (dice) => count(dice, 'dado de uso único', 'dados de uso único'),
  active: 'joga neste turno',
  onlyYouSee: 'Só você vê estas cartas',
  onlyYouKnowNext: 'Próxima carta: só você sabe',
  theDeckWaits: 'O baralho espera…',
  yoursToMatch: 'a sua',

  whereFrom: (what, total) => `${what} ${total}: de onde vem`,
  total: 'Total',
  neverBelow: (least) => `nunca menos de ${least}`,
  rule: (id) => `Regra ${id}`,

  fell: (turn) => `Caiu no turno ${turn}`,
  fellTo: (turn, by) => `Caiu no turno ${turn}: ${by}`,
  fellToPoison: (turn) => `Caiu no turno ${turn}, envenenado`,

  wins: (names) => (names.length === 1 ? `${names[0]} venceu!` : `${and(names)} venceram juntos!`),
  youWin: 'Você venceu!',
  ranking: 'O acerto de contas',
  goldByTurn: 'O Ouro, turno a turno',
  goldByTurnSays: (turns, leader, most) =>
    `Uma linha por jogador, ao longo de ${count(turns, 'turno', 'turnos')}. ${leader} termina na frente, com ${most} de Ouro.`,
  player: 'Jogador',
};
