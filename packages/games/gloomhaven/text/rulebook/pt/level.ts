import type { level as chapter } from '../../../rulebook/level.ts';

/** Scenario level and tables, in Brazilian Portuguese. */
export const level: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/level.1':
    'N define o nível dos monstros, o ouro por ficha de dinheiro, o dano das armadilhas e a experiência bônus. Para N de 0 a 7: o nível dos monstros é igual a N; uma ficha de dinheiro vale 2, 2, 3, 3, 4, 4, 5, 6 de ouro; o dano das armadilhas é 2, 3, 4, 5, 6, 7, 8, 9; a experiência bônus é 4, 6, 8, 10, 12, 14, 16, 18.',
  'gh/level.1a': 'Com N = 6, um personagem que saqueou 7 fichas recebe 35 de ouro no fim do cenário.',
  'gh/level.1b': 'Com N = 5, uma armadilha de dano causa 7 de dano.',
  'gh/level.1c':
    'Um cenário pode dar a certos tipos de monstros um nível diferente de N, nunca acima de 7. O nível dos demais, o dinheiro e as armadilhas não mudam.',
  'gh/level.2': 'O dano das armadilhas é sempre 2 + N, e a experiência bônus é sempre 4 + 2N.',
  'gh/level.3':
    'N é um número inteiro de 0 a 7, escolhido pelos jogadores antes do cenário; um resultado abaixo de 0 passa a ser 0, e um acima de 7 passa a ser 7.',
  'gh/level.4':
    'O N recomendado é o nível médio dos personagens que participam, dividido por dois e arredondado para cima; essa é a dificuldade "Normal".',
  'gh/level.4a':
    'Os níveis 6, 4, 4 e 3 têm média 4,25; a metade é 2,125, arredondada para cima para 3, então Normal é N = 3.',
  'gh/level.4b': 'Para dois personagens de nível 1, Normal é N = 1 e Fácil é N = 0.',
  'gh/level.4c': 'Para quatro personagens de nível 9, Normal é N = 5 e Muito Difícil é N = 7.',
  'gh/level.5': 'A dificuldade altera o nível recomendado: Fácil -1, Normal 0, Difícil +1, Muito Difícil +2.',
  'gh/level.5a': 'Com um nível recomendado de 3, Muito Difícil significa N = 5.',
  'gh/level.6': 'A recomendação não é obrigatória: os jogadores podem escolher qualquer N de 0 a 7.',
  'gh/level.7': 'N não muda depois que o cenário começa, mesmo que personagens fiquem exaustos.',
  'gh/level.8':
    'Um personagem que sobe de nível entre cenários muda o N recomendado apenas do cenário seguinte.',
  'gh/level.9':
    'As equações dos pontos de vida de objetivos, monstros nomeados e chefes usam N e P, e nada mais [gh/special.14].',
};
