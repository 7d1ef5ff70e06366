import type { monsters as chapter } from '../../../rulebook/monsters.ts';

/** Monsters: turn, focus, movement, attacks, in Brazilian Portuguese. */
export const monsters: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/monsters.1':
    'Os monstros são guiados pelas suas cartas, não por um jogador. No seu turno, um monstro executa as habilidades da carta atual do seu tipo na ordem impressa, na medida do possível, e nada mais.',
  'gh/monsters.1a': 'A carta diz apenas "Ataque +1": um monstro sem inimigos ao alcance não se move.',
  'gh/monsters.1b':
    'A carta diz apenas "Mover +1, Escudo 1": um monstro que termina o movimento adjacente a um personagem não ataca.',
  'gh/monsters.2':
    'Os monstros normais e elite de um tipo compartilham a carta, mas usam os próprios atributos.',
  'gh/monsters.3':
    'Agem primeiro todos os elites de um tipo e depois todos os normais, cada grupo em ordem crescente do número da ficha.',
  'gh/monsters.3a': 'Com os elites 2 e 3 e os normais 1 e 4, a ordem é 2, 3, 1, 4.',
  'gh/monsters.4': 'O número da ficha identifica o monstro para dano e condições.',
  'gh/monsters.5':
    'Cada monstro avalia o mapa como ele está no começo do próprio turno; os monstros do mesmo tipo que agiram antes podem tê-lo mudado.',
  'gh/monsters.6':
    '"Mover +X", "Ataque +X" e "Alcance +X" (X pode ser negativo) modificam os valores base da carta de atributos; um valor sem sinal substitui o valor base. Um resultado abaixo de 0 é 0.',
  'gh/monsters.6a': 'Com movimento base 2 e "Mover -1", um monstro tem 1 ponto de movimento.',
  'gh/monsters.6b': 'Um elite com ataque 3 e "Ataque +1" ataca com 4.',
  'gh/monsters.7': 'Se um ataque não indica o alcance, vale o alcance base do monstro.',
  'gh/monsters.8':
    'Antes da sua primeira habilidade, cada monstro determina um foco entre os seus inimigos: os personagens, as criaturas invocadas por eles e outras figuras inimigas do cenário.',
  'gh/monsters.9':
    'O foco é o inimigo que o monstro poderia chegar a atacar com o menor movimento: para cada inimigo, toma-se o caminho mais curto até um hexágono de onde o ataque deste turno poderia atingi-lo, por alcance e linha de visão; o inimigo com o caminho mais curto é o "mais próximo".',
  'gh/monsters.9a':
    'O Bruto está fisicamente mais perto, mas um hexágono de onde atingi-lo corpo a corpo fica a 4 passos, enquanto o Engenhoqueiro pode ser alcançado em 2: um monstro corpo a corpo foca no Engenhoqueiro.',
  'gh/monsters.10':
    'Para isso, o comprimento do caminho não tem limite; não importa se o monstro consegue completá-lo neste turno.',
  'gh/monsters.11':
    'Se a carta não tem ataque, o monstro determina o foco como se tivesse um ataque corpo a corpo.',
  'gh/monsters.12':
    'Os caminhos obedecem às regras de movimento do monstro neste turno (através de aliados, mas não de inimigos, obstáculos ou personagens invisíveis; terreno difícil custa 2; Salto e Voo quando se aplicam) e precisam terminar em um hexágono desocupado ou no do próprio monstro.',
  'gh/monsters.13':
    'Para um ataque de área, contam os hexágonos a partir dos quais alguma posição da área atinge o inimigo.',
  'gh/monsters.14':
    'Se vários inimigos exigem o mesmo movimento mínimo, o foco é o mais próximo do hexágono atual do monstro, contando hexágonos sem atravessar paredes.',
  'gh/monsters.14a':
    'Uma arqueira com alcance 3 começa com o Bruto à distância 2 e o Engenhoqueiro à distância 3, ambos atacáveis sem se mover: ela foca no Bruto.',
  'gh/monsters.15':
    'Se o empate continuar, o foco é o inimigo que vem antes na ordem de iniciativa: uma criatura invocada antes do dono, mesmo na rodada em que foi invocada; um personagem que descansa, por último.',
  'gh/monsters.15a': 'Dois personagens com iniciativas 12 e 75 estão à distância 1: o foco é o que tem 12.',
  'gh/monsters.15b':
    'Um personagem com iniciativa 30 e a sua criatura invocada estão à distância 2: o foco é a criatura.',
  'gh/monsters.16':
    'Personagens empatados em iniciativa são comparados como na ordem dos turnos [gh/initiative.4]; se o empate continuar, os jogadores decidem.',
  'gh/monsters.17':
    'Monstros sem Voo tratam armadilhas e hexágonos perigosos como obstáculos para o foco e o movimento, a menos que não haja outra forma de focar em um inimigo; nesse caso usam o caminho com menos hexágonos desse tipo e sofrem os efeitos.',
  'gh/monsters.17a':
    'O Engenhoqueiro está mais perto, mas só pode ser alcançado através de armadilhas; o Bruto está mais longe, em um caminho livre: um monstro corpo a corpo foca no Bruto.',
  'gh/monsters.17b':
    'Resta apenas o Engenhoqueiro, e todos os caminhos passam por armadilhas: o monstro foca no Engenhoqueiro e passa pelo menor número de armadilhas.',
  'gh/monsters.17c':
    'Um caminho de 10 hexágonos livres e um de 2 hexágonos com uma armadilha levam ao mesmo inimigo: o monstro toma o de 10.',
  'gh/monsters.18': 'Um monstro que salta só considera possivelmente negativo o último hexágono do salto.',
  'gh/monsters.19':
    'Se nenhum inimigo pode ser atacado de nenhum hexágono alcançável, por mais longo que seja o caminho, o monstro não tem foco: não se move nem ataca, mas executa as outras habilidades.',
  'gh/monsters.19a':
    'Todos os hexágonos ao lado do único personagem estão ocupados por outros monstros. Outro monstro corpo a corpo, com "Mover +0, Ataque +0, Curar 2 Próprio", fica onde está, não ataca e se cura.',
  'gh/monsters.20': 'Os monstros nunca focam em inimigos invisíveis.',
  'gh/monsters.21':
    'Em resumo, os possíveis focos são comparados nesta ordem: menos hexágonos negativos, menos pontos de movimento, menor distância, iniciativa anterior, escolha dos jogadores.',
  'gh/monsters.22':
    'O foco é determinado uma vez por turno, a partir da posição no começo do turno. Se ele deixar de existir antes de uma habilidade de ataque posterior, essa habilidade usa um novo foco entre os inimigos restantes [gh/A-13].',
  'gh/monsters.23':
    'Um monstro só se move se a sua carta tem um Mover e ele tem um foco; usa no máximo o seu valor de movimento modificado, e não mais que o necessário.',
  'gh/monsters.24':
    'Com um Mover seguido de um ataque, o monstro anda o menor número de hexágonos até um hexágono de onde ataca o foco com o efeito máximo.',
  'gh/monsters.25': 'Com um ataque corpo a corpo de alvo único, é o hexágono mais próximo adjacente ao foco.',
  'gh/monsters.26':
    'Com um ataque com múltiplos alvos, ele prefere um hexágono de onde o ataque atinja o foco e o maior número possível de outros inimigos.',
  'gh/monsters.26a':
    'Um monstro com Mover 3 está focado no Bruto. Com um ataque de longo alcance e o Bruto já ao alcance, fica parado; com um ataque corpo a corpo de alvo único, move-se 1 hexágono para ficar ao lado dele; com um ataque corpo a corpo de dois alvos, move-se 2 hexágonos para ficar ao lado do Bruto e do Engenhoqueiro; com três ou mais alvos corpo a corpo, move-se 3 hexágonos para ficar ao lado dos três personagens.',
  'gh/monsters.27':
    'Com um ataque de longo alcance, ele só se move o necessário para ter o alvo ao alcance e, se puder, afasta-se de um foco adjacente para não ter Desvantagem.',
  'gh/monsters.27a':
    'Uma arqueira com alcance 3 e Mover 2 está adjacente ao foco e tem um hexágono livre à distância 2 dele: ela vai até lá e atira sem Desvantagem.',
  'gh/monsters.27b':
    'A mesma arqueira, sem um hexágono livre para onde ir, fica parada e atira com Desvantagem.',
  'gh/monsters.28': 'Não ter Desvantagem contra o foco tem prioridade sobre atingir mais alvos secundários.',
  'gh/monsters.29':
    'Um monstro que tem Desvantagem de qualquer forma (por exemplo, por CONFUNDIR) não ganha nada ao se afastar, então não se afasta.',
  'gh/monsters.30':
    'Os hexágonos de destino são comparados nesta ordem: menos hexágonos negativos no caminho; alcançável neste turno; sem Desvantagem de longo alcance contra o foco; mais alvos; caminho mais curto; melhores alvos secundários pela ordem do foco. Para os mesmos alvos escolhidos, prefere-se um hexágono com menos Desvantagens contra os outros, depois o caminho mais curto.',
  'gh/monsters.31':
    'Se nenhum hexágono de ataque pode ser alcançado neste turno, o monstro se aproxima o máximo possível do melhor deles por um caminho válido; a proximidade é o movimento que ainda falta para chegar lá.',
  'gh/monsters.31a':
    'Uma arqueira com alcance 3 e Mover 2 tem um hexágono de ataque a 2 hexágonos em um caminho livre: ela vai até lá e ataca o Bruto.',
  'gh/monsters.31b':
    'A mesma arqueira com Mover 1 não entra no hexágono com armadilha de onde poderia atirar, porque existe um caminho livre, nem vai para o outro hexágono, que não a deixa mais perto de ter o alvo ao alcance: ela fica parada e não ataca.',
  'gh/monsters.32': 'Um monstro não se move se nenhum hexágono em que pode parar encurta o caminho restante.',
  'gh/monsters.33':
    'Quando vários hexágonos de destino são igualmente bons, primeiro os jogadores escolhem um, depois o monstro se aproxima dele o máximo possível.',
  'gh/monsters.34':
    'Com um Mover que não é seguido de um ataque, o monstro se aproxima o máximo possível do foco pelo caminho mais curto até um hexágono adjacente a ele, como se tivesse um ataque corpo a corpo.',
  'gh/monsters.35': 'Um monstro desarmado se move como se a sua carta não tivesse ataque.',
  'gh/monsters.36':
    'As habilidades que não são ataques (curar, invocar, saquear, bônus) nunca influenciam o movimento de um monstro.',
  'gh/monsters.37':
    'Os monstros só entram em um hexágono negativo quando o caminho escolhido exige; ao comparar esses caminhos, contam-se tanto os hexágonos percorridos neste turno quanto os que ainda faltam.',
  'gh/monsters.38': 'Os monstros nunca atravessam portas fechadas e nada sabem das salas não reveladas.',
  'gh/monsters.39':
    'Um monstro só ataca se a sua carta tem um ataque, e sempre primeiro o foco, se ele estiver ao alcance e à vista.',
  'gh/monsters.40':
    'Se puder ter vários alvos, ele ataca o foco e o maior número possível de outros inimigos; os alvos adicionais são escolhidos pelas regras do foco entre os inimigos ainda não visados.',
  'gh/monsters.40a':
    'Um monstro com Alvo 2 tem ao alcance o foco e dois outros inimigos, às distâncias 2 e 3: o segundo alvo é o que está à distância 2.',
  'gh/monsters.41':
    'Os ataques dos monstros são calculados exatamente como os dos personagens: bônus do atacante, uma carta do baralho dos monstros, defesa do alvo; Vantagem e Desvantagem se aplicam.',
  'gh/monsters.41a':
    'Com ataque base 2, "Ataque +1", um alvo envenenado com Escudo 1 e um +1 comprado, o dano é 2 + 1 + 1 + 1 - 1 = 4.',
  'gh/monsters.42':
    'Se a carta mostra uma área com um hexágono cinza, o ataque é corpo a corpo, mesmo para um monstro com alcance base.',
  'gh/monsters.43':
    'Os monstros sempre aplicam todos os efeitos dos seus ataques; quando um efeito deixa uma escolha (a direção de um empurrão), os jogadores decidem.',
  'gh/monsters.44':
    'Se o monstro não pode atacar o foco neste turno, não ataca ninguém: um inimigo que ele pudesse atingir teria sido o foco.',
  'gh/monsters.45':
    'As condições que são características na carta de atributos se aplicam a todos os ataques desse monstro.',
  'gh/monsters.46':
    'O Curar X de um monstro afeta ele mesmo ou um aliado ao alcance, quem tiver perdido mais pontos de vida; em caso de empate, os jogadores decidem.',
  'gh/monsters.46a':
    'A um monstro com Curar 4 faltam 2 pontos de vida, e a dois aliados ao alcance faltam 5 e 3: o aliado a quem faltam 5 recupera 4.',
  'gh/monsters.47':
    'A criatura invocada por um monstro é colocada em um hexágono vazio adjacente ao invocador, o mais perto possível de um inimigo, e usa uma ficha livre desse tipo.',
  'gh/monsters.48': 'Sem um hexágono adjacente vazio ou uma ficha livre, a invocação falha.',
  'gh/monsters.49':
    'Os monstros invocados não agem na rodada em que são invocados, não deixam dinheiro e, no resto, comportam-se como monstros comuns do tipo, usando a carta de habilidade dele.',
  'gh/monsters.49a':
    'Ossos Vivos são invocados na iniciativa 20, enquanto a carta do tipo mostra 64: quando chega o 64 nesta rodada, os novos não agem, e os antigos sim.',
  'gh/monsters.50': 'O monstro invocado é normal, a menos que a habilidade diga outra coisa.',
  'gh/monsters.51':
    'Escudo, Retaliar e outros bônus de uma carta de habilidade começam quando o monstro executa essa linha e terminam no fim da rodada.',
  'gh/monsters.51a':
    'Guardas têm "Escudo 1" na iniciativa 50: um ataque na iniciativa 20 não enfrenta o Escudo da carta; um na iniciativa 60, sim.',
  'gh/monsters.52':
    'Os monstros só saqueiam com uma habilidade de saquear: todas as fichas de dinheiro ao alcance dela são removidas do jogo e não caem quando o monstro morre; as peças de tesouro ficam intactas.',
  'gh/monsters.53': 'Os monstros não saqueiam no fim dos seus turnos.',
  'gh/monsters.54':
    'As armadilhas criadas por monstros são colocadas como diz a carta; as ambiguidades cabem aos jogadores.',
  'gh/monsters.55':
    'Sempre que as regras deixam a um monstro vários hexágonos, alvos, curas ou direções de empurrão igualmente bons, os jogadores escolhem livremente, mesmo a seu favor.',
  'gh/monsters.55a':
    'Dois hexágonos igualmente próximos são adjacentes ao foco: os jogadores escolhem para qual o monstro se move.',
};
