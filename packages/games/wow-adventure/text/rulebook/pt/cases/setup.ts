import type { casesSetup as chapter } from '../../../../rulebook/cases/setup.ts';

/** Cases of setup, in Brazilian Portuguese. */
export const casesSetup: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/T-161':
    'Três jogadores rolam 5, 5 e 2 para primeiro jogador: os dois com 5 rolam de novo; o maior começa e é o primeiro a escolher um personagem [wow/A-21].',
  'wow/T-162':
    'As missões são distribuídas a quatro jogadores: 8 das 18 estão em jogo viradas para cima, e 10 saem do jogo.',
  'wow/T-163':
    'Uma missão inicial põe uma ficha em um espaço amarelo antes que as miniaturas sejam colocadas: a ficha vai para lá, porque o limite de nível vale para heróis, não para fichas.',
  'wow/T-164':
    'Dois jogadores escolhem Altaforja: os dois começam lá, e na cidade não pode haver ataque [wow/A-21].',
  'wow/T-165':
    'Tudo está preparado e o primeiro turno ainda vai começar: cada herói está no nível cinza, no lado inicial, sem dano nem itens, com 3 cartas de habilidade, 2 missões e 0 de bravura.',
};
