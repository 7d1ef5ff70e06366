import type { casesOthers as chapter } from '../../../../rulebook/cases/others.ts';

/** Cases of this and that, in Brazilian Portuguese. */
export const casesOthers: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/K173':
    'Montam-se os baralhos do segundo cenário: cada baralho de eventos tem 40 cartas, 30 básicas e 10 do cenário; os baralhos de itens têm 20 armas, 15 peças de vestuário, 13 artefatos e 12 consumíveis; o baralho de monstros tem 9 cartas.',
  'ma/K174':
    'Segunda Descida acrescenta os itens de nível 2: 18 armas, 14 peças de vestuário, 12 artefatos e 9 consumíveis são embaralhados no que resta dos quatro baralhos. As pilhas de destruídos ficam como estão.',
  'ma/K175':
    'A Máquina Afogada é preparada: uma das dez peças está no mapa, nove estão na pilha, e A Escadaria Gelada deu 1 essência a cada explorador.',
  'ma/K176':
    'Dois jogadores têm quatro exploradores: cada um ocupa dois lugares, e os turnos dos quatro são jogados em qualquer ordem.',
  'ma/K177':
    'Um explorador com 6 de vigor tem os Sabres Mecânicos, que custam 1 e podem ser usados até três vezes por turno: três cortes são possíveis, um quarto não. A Marreta da Caldeira, que não tem limite, pode golpear duas vezes.',
  'ma/K178':
    'O uso gratuito do inventário em uma bancada arrumaria armas para três mãos: a arrumação inteira é recusada e pode ser mudada. Nada fica feito pela metade.',
  'ma/K179':
    'Um Gancho de Corrente com uma Machadinha de Catraca encaixada é dado em uma troca: o dono decide se a machadinha vai junto. O que vai chega desequipado.',
  'ma/K180':
    'A ficha de saída está na saída do norte, e um explorador em (3,1), adjacente a (4,0), sai: é permitido, por 2 de vigor.',
  'ma/K181':
    'O evento atual é Eco da Razão, e Prys o usou nesta rodada: ninguém mais pode usá-lo na mesma rodada.',
  'ma/K182':
    'Um espaço de surgimento selado está entre o atacante e o alvo: a mira à distância é bloqueada, a mira em arco não, e ninguém pode andar sobre ele.',
  'ma/K183':
    'Uma alavanca é puxada sem ninguém nas armadilhas: ela fica explorada, e não é preciso rolar dados.',
  'ma/K184':
    'Um espaço de evento foi usado, e mais tarde na rodada Sala Esquecida é comprada: o espaço de evento não conta quando se procura o espaço de ação não explorado mais próximo.',
  'ma/K185':
    'Surge uma Carcaça do Coro: ela fica no fim da fila com 2 de saúde, e o índice de horror sobe 1 na hora, antes da rolagem de horror desta rodada.',
  'ma/K186': 'Uma Voz Emprestada faz surgir um monstro com o índice de surgimento em 5: o índice fica em 5.',
  'ma/K187':
    'Na fase de surgimento, surge um Cão de Lata: ele se move até 3 espaços na hora, e tem seu turno na mesma rodada.',
  'ma/K188':
    'O índice de horror é 3 e a rolagem é 3: não há evento, o índice passa a 4, e a ameaça não muda.',
  'ma/K189':
    'O baralho de eventos de horror está vazio e Céu de Ferro é o evento atual quando se deve comprar outro: a pilha sem Céu de Ferro é embaralhada e vira o baralho.',
  'ma/K190':
    'Morre um explorador que tem Força Emprestada: a carta vai para a pilha de eventos de explorador sem se tornar o evento atual.',
  'ma/K191':
    'A ameaça está em 1, e a Ampulheta de Salmoura a baixa 2: ela fica em 1. A ameaça está em 3 de 4 e sobe duas vezes: primeiro a 4, depois sobe o nível dos monstros, e a ameaça fica em 1.',
  'ma/K192':
    'Um barril já explodido é atacado, ou algo é empurrado para ele: ele não é alvo, e o empurrão para antes dele.',
  'ma/K193':
    'O Coração ocupa (4,4), (5,4), (4,5) e (5,5) da sua peça, e um explorador está em (3,3): são adjacentes. O alcance até o Coração é contado até o mais próximo dos seus espaços.',
  'ma/K194':
    'Cântico, com mira em área 2, é usado com um monstro a 2 espaços atrás de escombros e um etéreo a 1 espaço em campo aberto: só o etéreo é atacado.',
  'ma/K195':
    'Descarga, com mira em linha 4, vai para leste; no segundo espaço há um baú, no terceiro e no quinto um monstro. O do terceiro é atacado: obstáculos não detêm uma linha, o comprimento dela sim.',
  'ma/K196':
    'O Frasco Incendiário é lançado em um baú no alcance e à vista: as unidades em volta do baú são atacadas.',
  'ma/K197': 'Uma armadura 1 é reduzida em 2: é 0, e uma rolagem de 0 acerta.',
  'ma/K198':
    'O dono do Planetário de Dentes rola de novo dados de um ataque e depois gasta essência nele: a ordem só pode ser essa. Depois de gasta a essência, nenhum dado é rolado de novo.',
  'ma/K199':
    'A rolagem arcana de um monstro é 4 contra vontade 3, e o alvo gasta o marcador do Capuz Acolchoado: a rolagem é 2, e erra.',
  'ma/K200':
    'Ceifada é usada ao lado de um barril, e a rolagem comum é 1 ou mais: o barril explode depois do ataque, e a explosão pode acertar o atacante.',
  'ma/K201': 'Um explorador fora do mapa tem 4 essências: não pode usá-las para ajudar a selar.',
  'ma/K202':
    'Grade Solta é comprada por um explorador com 3 de vigor restante, que escolhe perder 2: resta 1. A mesma perda na fase dos monstros não significaria nada.',
  'ma/K203':
    'Tanto o norte quanto o noroeste aproximam um monstro com o caminho livre: ele vai para o norte.',
  'ma/K204':
    'Um monstro astuto não tem motivo para fechar uma porta aberta: ela fica aberta, pois por si só um monstro não fecha nenhuma. Quem controla o monstro pode fechá-la por 3 de vigor.',
  'ma/K205': 'Um ataque “quando morre” mata o monstro que vem a seguir na fila: ele não tem turno.',
  'ma/K206':
    'Na fase dos exploradores, a Bobina de Atraso põe um monstro no fim da fila: na fase dos monstros desta rodada ele age por último, com a saúde que tinha.',
  'ma/K207':
    'Purga de Vapor é usada com dois monstros em linha do mesmo lado: o mais distante é empurrado primeiro, e assim os dois se movem.',
  'ma/K208':
    'Um Dorso de Pistões empurra 2 espaços, e depois de 1 há um barril: a explosão é resolvida antes que o monstro faça qualquer outra coisa.',
  'ma/K209':
    'Um Fogo-Fátuo etéreo está no vão de uma porta. Um explorador pode passar por ele, com 2 de vigor até o outro lado; a mira à distância além dele é bloqueada.',
  'ma/K210':
    'O Prisma do Véu está em vigor, e Obermann quer curar o dono: é recusado. Ele ainda pode apoiá-lo e trocar com ele.',
  'ma/K211':
    'Um Cirurgião das Marés acerta um explorador protegido, que depois escolhe perder mais 1 de saúde: a primeira perda é evitada, a segunda não.',
  'ma/K212':
    'Salmo Protetor é usado duas vezes no mesmo explorador, por dois marcadores: ele tem +2 de armadura e +2 de vontade.',
  'ma/K213':
    'Há duas ampliações com fecho e um item principal: só uma delas se encaixa. Uma ampliação nunca se encaixa em uma melhoria.',
  'ma/K214':
    'Itens podem ser largados, e os de um companheiro morto estão em (4,4): um explorador adjacente os pega por 1 de vigor cada. Eles se perdem quando a peça sai do mapa [ma/Q7].',
  'ma/K215': 'O baralho de armas acaba: as armas destruídas são embaralhadas e viram o baralho.',
  'ma/K216':
    'Uma mesma explosão mata o Coração e o último explorador: a vitória é verificada primeiro, e os exploradores vencem.',
  'ma/K217':
    'A mesa joga com substitutos, e um explorador morre na rodada 8: o novo explorador desse jogador fica na saída com a seta na fase dos exploradores da rodada 9, com os valores iniciais e sem itens.',
  'ma/K218':
    'A mesa joga com a atualização, e chega o nível dos monstros 2 com 9 cartas ao todo no baralho e na pilha: 4 delas são tiradas ao acaso antes que as cartas de nível 2 sejam embaralhadas ali [ma/Q10].',
  'ma/K219':
    'Um explorador morre pelo barril em que ele mesmo atirou: a explosão se conclui, o turno acaba, e os monstros que ela destruiu não dão mais nada.',
  'ma/K220':
    'Há uma porta fechada entre um explorador em (7,6) e um Porta-Pavio em (7,4), que tem 5 de vigor e ataca com Cera Quente por 2 no alcance 3. Ele não espera junto à porta: anda 2 passos até (5,6), vê o explorador ao longo da linha, ataca, e fica com 1 [ma/Q5].',
};
