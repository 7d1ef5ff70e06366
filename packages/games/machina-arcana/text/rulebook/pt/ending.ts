import type { ending as chapter } from '../../../rulebook/ending.ts';

/** Death, the end of the game and ways to play, in Brazilian Portuguese. */
export const ending: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/ending.1': 'Um explorador com 0 de saúde ou em um fosso morre, e continua morto [ma/Q8].',
  'ma/ending.2': 'Se todos os exploradores estão mortos, a partida está perdida.',
  'ma/ending.3':
    'Um cenário com final é vencido pela condição do final; um sem final, por um capítulo cujo efeito é a vitória.',
  'ma/ending.4':
    'Todos os exploradores que sobrevivem vencem juntos. Quem morreu perde, e o resultado diz isso.',
  'ma/ending.5':
    'Os itens de um morto caem no espaço dele ou, se for um fosso ou um espaço de ação, no espaço livre mais próximo; onde itens não podem ser largados [ma/inventory.10], são destruídos. Os eventos relacionados dele são destruídos.',
  'ma/ending.6':
    'Em uma mesa que joga com substitutos [ma/Q8], o jogador de um explorador morto pega um que ninguém usou. Ele entra na próxima fase dos exploradores, com a saúde no máximo, a essência inicial e nenhum item, na saída com a seta da peça mais próxima de um explorador vivo.',
  'ma/ending.7':
    'Em uma mesa que joga com um marionetista [ma/Q9], um jogador sem explorador decide pelos monstros, mas só o que as regras deixam em aberto: entre exploradores à mesma distância [ma/monsters.4], habilidades [ma/monsters.8], alvos [ma/monsters.9] e ações dos astutos [ma/monsters.15].',
  'ma/ending.8':
    'Um jogador sozinho pode pegar um explorador ou vários. O jogo publicado não tem regras especiais para um explorador só, porque se adapta por si: faz-se um teste de surgimento para cada explorador. Os números que em [ma/ending.14] dependem de quantos são os exploradores são nossos.',
  'ma/ending.9':
    'A dificuldade define o valor inicial dos dois índices e quantas posições tem a ameaça: fácil 1 e 5, normal 2 e 4, difícil 4 e 4, pesadelo 5 e 3. O número de exploradores pode mudá-los [ma/ending.14]. No fácil, nada é largado. A duração define quantos capítulos são jogados: muito curta 4, curta 7, normal 10, completa todos. A duração muito curta tira 2 posições da ameaça e a curta 1, mas nunca há menos de 2.',
  'ma/ending.10':
    'Os cenários podem ser jogados um a um ou, na ordem impressa a partir do primeiro, como campanha. Nesse caso os sobreviventes recuperam toda a saúde, têm a essência inicial e ficam com 3 itens cada, equipados como estavam; quem perdeu o explorador traz um novo com 1 item de nível 1. Exploradores que morreram na campanha só voltam quando não resta nenhum outro. Os índices recomeçam. O cenário 2 começa no nível dos monstros 2 e o cenário 3 no 3, com níveis dos itens até o mesmo número. Os baralhos são refeitos, sem os monstros que já saíram do jogo e sem os itens mantidos; acrescentar um nível dos itens que já está em jogo não faz nada. A campanha está perdida se todos os exploradores morrem; um cenário perdido de outro modo é jogado de novo como começou.',
  'ma/ending.11':
    'Uma mesa pode jogar com a atualização posterior da editora [ma/Q10]. Cada baralho de eventos tem só tantos eventos básicos quantos são os do cenário. Antes de acrescentar um nível dos itens, metade de cada baralho de itens é retirada. Quando o nível dos monstros sobe, o baralho e a pilha de monstros destruídos são embaralhados juntos e metade deles é retirada antes de embaralhar o novo nível. A metade é arredondada para baixo, e as cartas que saem são sorteadas. Em uma estação de recarga você rola, depois pode trocar com qualquer explorador ao lado de uma estação de recarga ou bancada em qualquer peça, e usa o inventário de graça. Um espaço de evento custa 2 de vigor: recupere 1 essência e compre um evento de explorador, ou role o dado de jogo, que baixa a ameaça em 1 se for pelo menos igual ao índice de horror e, se não for, faz resolver de novo a habilidade “entra em jogo” do evento de horror atual.',
  'ma/ending.12': 'Depois de cada efeito, a vitória é verificada antes da derrota.',
  'ma/ending.13':
    'Um jogador cujos exploradores estão todos mortos pode assistir e aconselhar, e ainda participa das escolhas do grupo.',
  'ma/ending.14':
    'O número de exploradores só muda isto: os testes de surgimento em uma rodada, os números dos capítulos dados em exploradores, a saúde dos chefes, quantos sinos devem estar iluminados e o quanto a partida é difícil. Com um só explorador, os dois índices começam 1 abaixo, a ameaça tem 3 posições a mais e o explorador começa com 1 essência a mais; com três ou quatro, os dois índices começam 1 acima e a ameaça tem 1 posição a menos.',
  'ma/ending.15': 'Se um explorador morre no próprio turno, o que começou é concluído; depois o turno acaba.',
};
