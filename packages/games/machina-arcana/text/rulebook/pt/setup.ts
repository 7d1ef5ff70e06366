import type { setup as chapter } from '../../../rulebook/setup.ts';

/** Setup, in Brazilian Portuguese. */
export const setup: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/setup.1':
    'Os jogadores escolhem um cenário e empilham os capítulos dele em ordem. Uma duração menor deixa alguns de fora [ma/ending.9].',
  'ma/setup.2':
    'Cada jogador pega um tabuleiro, seus marcadores, uma carta de explorador e a miniatura dela. Saúde e vigor começam no máximo, a essência no valor inicial da carta.',
  'ma/setup.3':
    'Os exploradores começam sem itens, a não ser que a mesa jogue com cada um pegando a carta do topo de um baralho de itens de nível 1 à sua escolha [ma/Q11].',
  'ma/setup.4':
    'O índice de surgimento e o de horror começam no valor definido pela dificuldade [ma/ending.9], a ameaça na primeira posição e o nível dos monstros em 1.',
  'ma/setup.5':
    'O baralho de eventos de explorador reúne os eventos de explorador básicos e os do cenário, embaralhados juntos: 40 cartas. O baralho de eventos de horror é montado do mesmo modo.',
  'ma/setup.6':
    'Há quatro baralhos de itens: armas, vestuário, artefatos e consumíveis. No começo cada um contém as cartas de nível 1, embaralhadas.',
  'ma/setup.7':
    'O baralho de monstros contém os monstros de nível 1, embaralhados. Os chefes nunca fazem parte dele.',
  'ma/setup.8':
    'As peças do mapa são embaralhadas, cada uma com um lado ao acaso para cima; a de baixo é a peça inicial. Ela fica como impressa, com a seta para o sul.',
  'ma/setup.9':
    'A entrada é a saída com a seta. Os exploradores são colocados na ordem dos lugares: primeiro nos dois espaços dessa saída, começando pelo de coordenada menor, depois nos espaços livres a menos passos deles, linha por linha a partir do noroeste; os fossos são pulados.',
  'ma/setup.10': 'Depois o primeiro capítulo é revelado, e sua habilidade “entra em jogo” é resolvida.',
  'ma/setup.11': 'No começo não há monstros no mapa, a não ser que um capítulo diga o contrário.',
  'ma/setup.12':
    'São os capítulos, não o nível dos monstros, que trazem ao jogo os itens de nível 2 e 3: um efeito que acrescenta um nível dos itens embaralha todas as cartas desse nível nos baralhos de itens.',
  'ma/setup.13':
    'Há de um a quatro exploradores, nunca o mesmo duas vezes. Cada um tem um lugar, um jogador pode ocupar vários, e os jogadores escolhem livremente quem joga com quem.',
  'ma/setup.14':
    'A ordem da preparação é: cenário, dificuldade, duração e exploradores; baralhos; peças; índices; miniaturas; primeiro capítulo.',
  'ma/setup.15':
    'Tudo é aberto a todos, exceto a ordem dos baralhos virados para baixo e da pilha de peças. O que uma carta deixa um jogador olhar, todos podem ver.',
};
