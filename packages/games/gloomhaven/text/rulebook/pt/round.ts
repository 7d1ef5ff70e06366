import type { round as chapter } from '../../../rulebook/round.ts';

/** Rounds, card selection, resting and exhaustion, in Brazilian Portuguese. */
export const round: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/round.1':
    'Um cenário é uma sequência de rodadas; cada rodada tem quatro etapas: seleção das cartas, iniciativa, turnos das figuras, limpeza. As rodadas se repetem até o fim do cenário [gh/ending.1].',
  'gh/round.2':
    'Na seleção das cartas, cada jogador ativo, em segredo, coloca viradas para baixo duas cartas diferentes da mão, indicando uma delas como a primeira carta, que dá a iniciativa, ou declara um descanso longo.',
  'gh/round.2a':
    'Um jogador com 5 cartas na mão não pode selecionar 1 carta nem 3: são duas cartas ou um descanso longo.',
  'gh/round.3':
    'A seleção é simultânea: nenhuma escolha é revelada até que todos os jogadores ativos tenham escolhido.',
  'gh/round.4':
    'Os jogadores podem conversar sobre as suas intenções em termos gerais, mas não podem mostrar a mão nem dizer números ou títulos de cartas.',
  'gh/round.4a':
    'É permitido dizer que você vai atacar certo guarda por volta do meio da rodada, ou que vai se mover para um lugar e curar cedo, antes dos monstros se possível.',
  'gh/round.4b':
    'Não é permitido dizer a um companheiro de qual iniciativa ele precisa para agir antes de você, anunciar o dano exato que vai causar ou dizer o nome da carta que vai usar.',
  'gh/round.5': 'Depois de reveladas, as duas cartas de cada jogador são informação aberta.',
  'gh/round.6': 'Em cada rodada o jogador tem de fazer uma das duas coisas; não é possível passar.',
  'gh/round.7':
    'Com menos de duas cartas na mão, um descanso longo é a única escolha; com menos de duas cartas na pilha de descarte, o descanso longo não pode ser escolhido.',
  'gh/round.7a': 'Com 1 carta na mão e 3 descartadas, a única escolha é um descanso longo.',
  'gh/round.7b': 'Com 4 cartas na mão e 1 descartada, a única escolha é jogar duas cartas.',
  'gh/round.8':
    'Um jogador que no começo de uma rodada não pode nem jogar duas cartas nem fazer um descanso longo fica exausto imediatamente.',
  'gh/round.8a':
    'Um personagem com 1 carta na mão e 1 descartada no começo de uma rodada fica exausto assim que a seleção começa, quaisquer que sejam os seus pontos de vida.',
  'gh/round.8b':
    'Um personagem sem cartas na mão e com 2 descartadas não fica exausto, mas tem de fazer um descanso longo.',
  'gh/round.9':
    'Um descanso, curto ou longo, exige pelo menos duas cartas na pilha de descarte e sempre custa uma das cartas descartadas.',
  'gh/round.10':
    'O descanso curto é opcional e é feito na etapa de limpeza: embaralha-se a pilha de descarte, uma carta ao acaso vai para a pilha de cartas perdidas e as outras voltam para a mão.',
  'gh/round.10a': 'Um descanso curto com 5 cartas descartadas faz perder 1 ao acaso e devolve 4 para a mão.',
  'gh/round.11':
    'Uma vez por descanso curto, o jogador pode sofrer 1 de dano para manter a carta sorteada e perder no lugar dela outra carta descartada ao acaso; esse segundo resultado é definitivo.',
  'gh/round.11a':
    'Entre as cartas descartadas A e B, a sorte escolheu A. O jogador sofre 1 de dano: B é perdida, A volta para a mão, e não há novo sorteio.',
  'gh/round.12':
    'Mais de um jogador pode fazer um descanso curto na mesma limpeza, e um jogador pode fazê-lo em qualquer rodada em que cumpra o requisito.',
  'gh/round.13':
    'Um descanso longo é declarado na seleção das cartas, ocupa o turno inteiro do jogador e tem iniciativa 99.',
  'gh/round.14':
    'Nesse turno, o jogador escolhe uma carta descartada para perder, devolve para a mão todas as outras cartas descartadas, executa um Curar 2 em si mesmo e renova todos os seus itens gastos.',
  'gh/round.14a':
    'Um personagem com as cartas descartadas A, B e C, 5 de 8 pontos de vida e um item gasto faz um descanso longo e perde B: A e C voltam para a mão, ele fica com 7 pontos de vida, e o item está pronto de novo.',
  'gh/round.15':
    'A cura de um descanso longo segue todas as regras de cura, inclusive as de VENENO e FERIMENTO.',
  'gh/round.15a':
    'Um personagem envenenado com 3 pontos de vida faz um descanso longo: o VENENO é removido, e ele continua com 3.',
  'gh/round.16': 'Um FERIMENTO causa o seu dano no começo do turno do descanso longo, antes da cura.',
  'gh/round.16a':
    'Um personagem ferido com 4 de 10 pontos de vida faz um descanso longo: cai para 3, perde o FERIMENTO e é curado até 5.',
  'gh/round.17':
    'O Curar 2 e a renovação não podem ser obtidos sem perder a carta; um jogador que já não tem duas cartas descartadas quando o turno chega completa o turno mesmo assim, perdendo uma carta se ainda houver alguma [gh/A-04].',
  'gh/round.18': 'Itens consumidos não são renovados por um descanso longo.',
  'gh/round.19': 'Itens podem ser usados durante um turno de descanso longo, já que é o turno do personagem.',
  'gh/round.20':
    'As cartas na área ativa que contam como descartadas podem ser retomadas com um descanso ou deixadas em jogo, à escolha do jogador.',
  'gh/round.21':
    'Fora isso, as cartas descartadas só voltam para a mão por meio de habilidades ou itens que as recuperem.',
  'gh/round.22': 'Cartas perdidas nunca voltam com um descanso.',
  'gh/round.23': 'Um personagem cujos pontos de vida caem abaixo de 1 fica exausto na hora.',
  'gh/round.23a': 'Um personagem com 2 pontos de vida sofre 2 de dano e não nega nada: fica exausto.',
  'gh/round.24':
    'Quando um personagem fica exausto, todas as suas cartas de habilidade, onde quer que estejam, vão para a sua pilha de cartas perdidas, a sua figura e as suas criaturas invocadas saem do mapa, os seus bônus ativos terminam, e ele não participa mais do cenário.',
  'gh/round.25': 'Nenhum efeito pode desfazer a exaustão durante o cenário.',
  'gh/round.26':
    'Um personagem não pode escolher ficar exausto: tem de ficar sem cartas ou sem pontos de vida.',
  'gh/round.27':
    'O dinheiro, a experiência, os tesouros e o progresso no objetivo de batalha obtidos antes da exaustão são mantidos.',
  'gh/round.28': 'Quando todos os personagens estão exaustos, o cenário está perdido.',
  'gh/round.29': 'Os personagens exaustos ainda contam em P para as salas reveladas depois.',
  'gh/round.29a':
    'Um de quatro personagens está exausto; uma porta aberta mais tarde ainda revela uma sala preenchida para quatro.',
  'gh/round.30':
    'Um personagem que fica exausto no meio do seu turno para na hora; as partes ainda não resolvidas da sua ação não são executadas.',
  'gh/round.31': 'As armadilhas, os obstáculos e os elementos criados por um personagem exausto permanecem.',
};
