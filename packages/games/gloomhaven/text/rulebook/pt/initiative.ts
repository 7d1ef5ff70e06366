import type { initiative as chapter } from '../../../rulebook/initiative.ts';

/** Initiative, in Brazilian Portuguese. */
export const initiative: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/initiative.1':
    'Depois da seleção, compra-se uma carta de habilidade para cada tipo de monstro que tem pelo menos uma figura no mapa, e todos os jogadores que não descansam revelam as suas duas cartas, com a primeira carta em cima.',
  'gh/initiative.2': 'Para os tipos de monstro sem figuras no mapa não se compra nada.',
  'gh/initiative.3':
    'Os turnos vão da iniciativa mais baixa para a mais alta; a iniciativa de um jogador é a da sua primeira carta, e a de um descanso longo é 99.',
  'gh/initiative.3a':
    'O Bruto tem como primeira carta um 61 (a outra carta é 15), e a Malandra, um 86; os Ossos Vivos mostram 45 e as Arqueiras Bandidas, 32. A ordem é Arqueiras Bandidas 32, Ossos Vivos 45, Bruto 61, Malandra 86.',
  'gh/initiative.3b':
    'Se na mesma rodada o Bruto indica o 15 como primeira carta, a ordem é Bruto 15, Arqueiras Bandidas 32, Ossos Vivos 45, Malandra 86.',
  'gh/initiative.4':
    'Dois jogadores com a mesma iniciativa comparam as suas outras cartas, e o de valor mais baixo age primeiro; se ainda houver empate, os jogadores decidem.',
  'gh/initiative.4a':
    'Dois jogadores têm 20 na primeira carta, e as outras cartas deles são 55 e 31: o jogador com o 31 age primeiro.',
  'gh/initiative.5': 'Um jogador empatado com um tipo de monstro age antes dele.',
  'gh/initiative.6': 'Tipos de monstro empatados entre si agem na ordem que os jogadores escolherem.',
  'gh/initiative.6a':
    'Dois tipos de monstro e um jogador têm todos 50: o jogador é o primeiro, e os jogadores escolhem a ordem dos dois tipos.',
  'gh/initiative.7':
    'Dois ou mais jogadores que descansam estão empatados em 99 sem uma segunda carta, portanto escolhem a ordem entre si.',
  'gh/initiative.8':
    'Quando chega o turno de um tipo de monstro, os elite agem primeiro, em ordem crescente do número da ficha, e depois os normais, também em ordem crescente; cada figura completa todo o seu turno antes da seguinte.',
  'gh/initiative.9':
    'Uma criatura invocada age imediatamente antes do personagem que a invocou, em um turno separado [gh/summons.5].',
  'gh/initiative.10':
    'A primeira carta só importa para a iniciativa; não tem influência sobre qual ação pode ser usada.',
  'gh/initiative.11': 'Depois de revelada, a iniciativa é fixa pelo resto da rodada.',
  'gh/initiative.12':
    'Se todas as figuras de um tipo morrem antes do turno dele, a carta comprada não tem efeito.',
  'gh/initiative.13':
    'Para um tipo de monstro que ganha a sua primeira figura no meio da rodada, porque uma sala é revelada ou porque monstros aparecem, compra-se uma carta imediatamente; para um que surge por invocação não se compra nenhuma naquela rodada, porque monstros invocados não agem.',
  'gh/initiative.14':
    'Se o baralho de habilidades de um tipo está vazio na hora de comprar uma carta, antes se reembaralha o descarte dele.',
  'gh/initiative.15': 'Figuras aliadas e figuras que são objetivos agem na iniciativa dada pelo cenário.',
};
