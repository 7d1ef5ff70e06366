import type { setup as chapter } from '../../../rulebook/setup.ts';

/** Scenario set-up, in Brazilian Portuguese. */
export const setup: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/setup.1':
    'A preparação segue esta ordem: (1) montar as peças do mapa e preparar os tipos de monstro; (2) ler a introdução e aplicar os efeitos negativos listados nas regras especiais do cenário; (3) distribuir dois objetivos de batalha a cada jogador, que fica com um; (4) equipar itens e adicionar as cartas -1 que eles exigem; (5) escolher a mão de cartas de habilidade; (6) aplicar os efeitos pendentes dos eventos de estrada e de cidade; (7) colocar as figuras e começar a rodada 1.',
  'gh/setup.1a':
    'Um evento de estrada diz que todos os personagens começam com VENENO: as fichas são entregues depois da escolha das mãos. Ao escolher equipamento e mão, os jogadores já conhecem o texto do evento, mas nada mais muda.',
  'gh/setup.1b':
    'Um jogador que ainda não escolheu o objetivo de batalha não pode equipar itens: os objetivos vêm antes.',
  'gh/setup.2':
    'O nível do cenário, N, é fixado antes da preparação e não pode mudar até o fim do cenário [gh/level.7].',
  'gh/setup.3':
    'Uma página de cenário traz: nome, número e localização na grade, conquistas exigidas, vínculos, condição de vitória, introdução, seções de história numeradas, conclusão, novos locais, recompensas, lista e disposição das peças, legenda dos monstros, posições iniciais, tipo de armadilha, números dos tesouros, posições das peças sobrepostas e do dinheiro, regras especiais.',
  'gh/setup.4':
    'O mapa de um cenário é dividido em salas separadas por portas; uma sala pode ter várias peças do mapa, quando elas são unidas por outras peças sobrepostas, como corredores.',
  'gh/setup.5':
    'No começo, só a sala inicial é preenchida; o conteúdo das outras salas não é revelado e fica fora da mesa.',
  'gh/setup.6':
    'Cada posição de monstro tem três marcas: em cima à esquerda para 2 personagens, em cima à direita para 3, embaixo para 4. Preto significa nenhum monstro, branco um monstro normal, dourado um monstro elite.',
  'gh/setup.6a':
    'Um hexágono com as marcas preta, branca e dourada não recebe nada com 2 personagens, recebe um monstro normal com 3 e um elite com 4.',
  'gh/setup.7': 'A legenda pode estar impressa em duas orientações; o significado das três marcas não muda.',
  'gh/setup.8':
    'Os monstros normais usam bases brancas, e os elite, bases douradas; a categoria nunca muda durante o cenário, a menos que um efeito diga isso.',
  'gh/setup.9':
    'Os números das fichas dos monstros são sorteados entre as fichas livres daquele tipo toda vez que se colocam monstros.',
  'gh/setup.9a':
    'Colocam-se quatro Guardas Bandidos: qual deles tem qual número depende da sorte, e muda de uma partida para outra.',
  'gh/setup.10':
    'Cada jogador escolhe para o seu personagem qualquer posição inicial vazia; dois personagens não podem dividir a mesma.',
  'gh/setup.11':
    'As fichas de dinheiro, as armadilhas, os tesouros e as outras peças sobrepostas da sala inicial são colocados como mostra a página do cenário.',
  'gh/setup.12':
    'Os pontos de vida, o ataque e os outros atributos dos monstros são lidos no nível dos monstros, normalmente igual a N [gh/level.1].',
  'gh/setup.13': 'O conteúdo de um tesouro é secreto até ser saqueado; só se conhece o seu número.',
  'gh/setup.14':
    'Os objetivos de batalha são distribuídos em segredo, dois por personagem: um é mantido virado para baixo e o outro é descartado. O objetivo mantido continua secreto até o fim do cenário.',
  'gh/setup.14a':
    'Um objetivo pede ter, no fim, cinco ou mais cartas somando a mão e a pilha de descarte: vencer com 3 cartas na mão e 2 descartadas o cumpre; cartas na área ativa ou na pilha de cartas perdidas não contam.',
  'gh/setup.15':
    'Limites de equipamento por cenário: um item de cabeça, um de corpo, um de pernas, até dois itens de uma mão ou um de duas mãos, e itens pequenos até a metade do nível do personagem, arredondada para cima.',
  'gh/setup.15a':
    'Personagens de nível 1, 2, 3, 5 e 9 podem equipar no máximo 1, 1, 2, 3 e 5 itens pequenos.',
  'gh/setup.15b': 'Com um item de duas mãos equipado, não se pode acrescentar um item de uma mão.',
  'gh/setup.16':
    'Para cada item equipado que indica cartas -1, esse número de cartas -1 com estrela é embaralhado no baralho de modificadores do personagem para este cenário, a menos que uma vantagem de personagem diga que as penalidades dos itens são ignoradas.',
  'gh/setup.16a':
    'Uma armadura que indica duas cartas -1 leva o baralho de 20 para 22 cartas; depois do cenário, ele volta a ter 20.',
  'gh/setup.17':
    'O equipamento só pode ser trocado entre cenários; um item obtido durante um cenário passa a ser seu na hora, mas só pode ser equipado em uma preparação posterior.',
  'gh/setup.18':
    'O jogador escolhe exatamente tantas cartas quanto o limite da mão, todas da reserva do personagem e todas diferentes; só essas cartas podem ser usadas no cenário.',
  'gh/setup.18a': 'Uma Malandra com 12 cartas na reserva deve escolher exatamente 9: nem 8 nem 10 servem.',
  'gh/setup.19':
    'Usar só cartas de nível 1 ao jogar com uma classe pela primeira vez é um conselho, não uma obrigação.',
  'gh/setup.20':
    'As bênçãos pendentes do santuário e as cartas de modificador dos eventos são embaralhadas nos baralhos durante a preparação.',
  'gh/setup.21':
    'Um resultado de evento que diz "comece o cenário com…" afeta todos os personagens, a menos que diga que um só é afetado; nesse caso, os jogadores escolhem qual.',
  'gh/setup.21a':
    'Todos os personagens começam o cenário com 3 de dano: os que têm 10 e 8 pontos de vida iniciam a rodada 1 com 7 e 5.',
  'gh/setup.22':
    'Se um efeito de evento ou de cenário faz descartar ou perder cartas de habilidade, isso acontece depois da escolha das mãos.',
  'gh/setup.23': 'Em caso de conflito, as regras especiais do cenário prevalecem sobre as regras gerais.',
  'gh/setup.24':
    'Se faltam fichas de monstros na preparação, preenchem-se primeiro as posições mais próximas das posições iniciais (compare [gh/move.20]).',
};
