import type { dice as chapter } from '../../../rulebook/dice.ts';

/** Dice, in Brazilian Portuguese. */
export const dice: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/dice.1': 'O dado de jogo tem dez faces, de 1 a 10; uma face com 0 vale 10.',
  'ma/dice.2': 'O dado de ataque branco, o básico, tem as faces 0, 0, 1, 1, 1 e 2.',
  'ma/dice.3': 'O dado de ataque preto, o poderoso, tem as faces 0, 1, 1, 2, 2 e 3.',
  'ma/dice.4':
    'O dado de recarga recupera 1 de saúde em duas faces, 2 de vigor em outras duas e 3 de vigor em uma; a última face é vazia.',
  'ma/dice.5': 'Nenhuma rolagem tem mais de 3 dados brancos e 3 pretos; os que passam disso se perdem.',
  'ma/dice.6': 'Todas as rolagens são abertas. Se um dado é rolado de novo, vale a nova face.',
};
