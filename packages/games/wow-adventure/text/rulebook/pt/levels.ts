import type { levels as chapter } from '../../../rulebook/levels.ts';

/** Levels, in Brazilian Portuguese. */
export const levels: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/levels.1': 'Os níveis são cinza, verde, amarelo e vermelho.',
  'wow/levels.2': 'Ganha-se um nível vencendo certos encontros do tabuleiro ou por meio de certos eventos.',
  'wow/levels.3':
    'Ao ganhar um nível, o herói, nesta ordem: remove todo o dano; compra três cartas de habilidade; substitui a carta de personagem pela do novo nível, com o mesmo lado para cima.',
  'wow/levels.4': 'A carta de personagem antiga sai do jogo.',
  'wow/levels.5':
    'Ganhar um nível que o herói já tem não faz nada; as outras partes da mesma recompensa ainda valem.',
  'wow/levels.6':
    'O nível limita os espaços em que um herói pode entrar, os itens que pode usar e os textos melhorados que pode usar.',
  'wow/levels.7':
    'Um encontro que concede um nível tem uma seta para cima da cor desse nível; um encontro do tabuleiro cinza concede o verde, e assim por diante.',
  'wow/levels.8':
    'Uma carta que concede um nível mais de um degrau acima leva o herói direto a ele, e os passos acima são executados uma só vez [wow/levels.3], [wow/A-44].',
  'wow/levels.9': 'Cartas anexadas, itens equipados, fichas e missões ficam quando se ganha um nível.',
};
