import type { turn as chapter } from '../../../rulebook/turn.ts';

/** The turn, in Brazilian Portuguese. */
export const turn: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/turn.1':
    'O primeiro jogador joga um turno inteiro, depois o jogador à sua esquerda, e assim por diante em sentido horário até que alguém vença.',
  'wow/turn.2': 'Um turno tem quatro fases, nesta ordem: movimento, exploração, desafio, manutenção.',
  'wow/turn.3':
    'Depois da manutenção, o dado de movimento passa para a esquerda, e o herói desse jogador se torna o herói ativo.',
  'wow/turn.4': 'Os efeitos de início de turno são resolvidos antes da rolagem de movimento.',
  'wow/turn.5':
    'Os efeitos de fim de turno são resolvidos depois da manutenção; em seguida, a energia não gasta se perde e os efeitos que valem neste turno terminam.',
};
