import type { story as chapter } from '../../../rulebook/chapters.ts';

/** Chapters and how they advance, in Brazilian Portuguese. */
export const story: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/chapters.1':
    'O objetivo é passar capítulo após capítulo até o último e cumprir a condição de vitória dele.',
  'ma/chapters.2': 'Um capítulo bloqueador diz ele mesmo como avança, ou onde colocar uma ficha de saída.',
  'ma/chapters.3':
    'Enquanto há uma ficha de saída, o capítulo avança quando todos os exploradores vivos saíram por ela.',
  'ma/chapters.3.1':
    'Isso é verificado sempre que um explorador sai, e sempre que um morre depois que outro saiu: se não resta no mapa nenhum explorador vivo e pelo menos um saiu, o grupo deixou o mapa.',
  'ma/chapters.4':
    'Se o capítulo não é bloqueador e não há ficha de saída, ele avança ativando um espaço de capítulo.',
  'ma/chapters.5':
    'Quando o último explorador sai, o mapa é esvaziado e todos os monstros são exilados. As peças vão para baixo da pilha, linha por linha, com o outro lado para cima; uma nova peça inicial é comprada e posta com a seta para o sul; os exploradores são colocados na entrada dela como na preparação [ma/setup.9]; o capítulo é virado. Ninguém faz teste de surgimento nessa rodada.',
  'ma/chapters.6': 'Os itens largados no mapa se perdem quando ele é esvaziado.',
  'ma/chapters.7':
    'Exploradores fora do mapa estão a salvo e não podem ser alvo até voltarem; efeitos sobre cada explorador não os atingem.',
  'ma/chapters.8':
    'As regras, as habilidades ativas e os contadores de um capítulo só existem enquanto ele é o atual. Os contadores começam em 0.',
  'ma/chapters.9':
    'O explorador que avançou o capítulo é o ativo. Se foi o começo de uma fase que o avançou, os jogadores escolhem um explorador vivo.',
  'ma/chapters.10':
    'Um capítulo que avança no meio de um turno não o encerra. Um contador que chega ao seu número avança o capítulo assim que o efeito que o moveu termina.',
  'ma/chapters.11':
    'Onde um capítulo conta exploradores, conta os vivos no momento da verificação, por isso uma morte pode completá-lo.',
  'ma/chapters.12': 'Quando o capítulo muda, as fichas de luz ficam onde estão.',
  'ma/chapters.13':
    'Uma ficha de saída fica em uma saída: um lado de uma peça além do qual não há outra. A distância é contada em passos até o mais próximo dos dois espaços; em caso de empate, os jogadores escolhem. Só há uma por vez.',
  'ma/chapters.14':
    'O último capítulo de um cenário é um final: uma peça própria substitui o mapa, e só o texto dele encerra a partida.',
};
