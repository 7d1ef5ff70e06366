import type { rulings as chapter } from '../../../rulebook/rulings.ts';

/** What we rule where tables may differ, in Brazilian Portuguese. */
export const rulings: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/Q1':
    'Peças seladas: o que acontece se todos os espaços de surgimento da peça do explorador estão destruídos? Nada é rolado e nada muda. Uma mesa pode fazer o índice de surgimento subir 1, ou fazer o teste mesmo assim, para o espaço de surgimento mais próximo em outra peça.',
  'ma/Q2':
    'Índices depois de um teste que falhou: para onde voltam? Para o valor inicial, que depende da dificuldade e do número de exploradores. Uma mesa pode fazê-los voltar a 1.',
  'ma/Q3':
    'Ameaça no nível dos monstros 5: o que faz um aumento? Cada explorador perde 1 de saúde; um ícone impresso ali não pôde ser lido. Uma mesa pode fazer surgir um monstro para cada explorador em vez disso, ou não fazer nada.',
  'ma/Q4':
    'Retardatários: pode-se explorar enquanto um companheiro está em uma peça que sairia? Não. Uma mesa pode permitir; o companheiro é então posto no espaço livre da peça de quem explora que está mais perto deste.',
  'ma/Q5':
    'Astúcia: como os monstros astutos escolhem entre as ações que têm? Pelas seis verificações [ma/monsters.15]. Uma mesa pode fazê-los agir como monstros irracionais.',
  'ma/Q6':
    'Apoio para a saúde: a essência de um vizinho pode substituir a sua saúde? Sim. Uma mesa pode proibir isso.',
  'ma/Q7':
    'Itens largados: itens podem ser largados e pegos? Sim, exceto na dificuldade fácil. Uma mesa pode permitir ou proibir isso em qualquer dificuldade.',
  'ma/Q8':
    'Exploradores substitutos: o jogador de um explorador morto recebe outro? Não. Uma mesa pode permitir [ma/ending.6].',
  'ma/Q9':
    'Marionetista: um jogador pode ser a mente dos monstros? Não. Uma mesa pode permitir [ma/ending.7].',
  'ma/Q10':
    'Atualização posterior: vale a atualização das regras da editora? Não, porque o resumo impresso diz outra coisa. Uma mesa pode jogar com ela [ma/ending.11].',
  'ma/Q11':
    'Primeiro item: cada explorador começa com um item? Não. Uma mesa pode fazer cada um pegar a carta do topo de um baralho de itens de nível 1 à sua escolha.',
};
