import type { threat as chapter } from '../../../rulebook/threat.ts';

/** Threat and the monster level, in Brazilian Portuguese. */
export const threat: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/threat.1':
    'A ameaça começa em 1; na dificuldade e na duração normais, com dois exploradores, tem quatro posições [ma/ending.9].',
  'ma/threat.2':
    'A última posição tem uma seta: quando a ameaça deveria subir dali, é o nível dos monstros que sobe.',
  'ma/threat.3': 'A ameaça então volta a 1.',
  'ma/threat.4':
    'Nos níveis 2, 3 e 4, todos os monstros do novo nível são embaralhados no baralho. As cartas de nível menor na pilha de destruídos saem do jogo; as que ainda estão no baralho ou em jogo ficam.',
  'ma/threat.5': 'Existe um nível dos monstros 5, mas ele não tem monstros próprios.',
  'ma/threat.6':
    'No nível dos monstros 5, cada aumento da ameaça faz em vez disso cada explorador perder 1 de saúde; pode-se perder essência no lugar [ma/Q3].',
  'ma/threat.7':
    'Baixada a partir da posição 1, a ameaça fica em 1. No nível dos monstros 5, baixá-la não tem efeito.',
  'ma/threat.8': 'Um aumento de 2 são dois aumentos, um depois do outro.',
};
