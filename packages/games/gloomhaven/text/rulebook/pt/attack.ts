import type { attack as chapter } from '../../../rulebook/attack.ts';

/** Attacks, in Brazilian Portuguese. */
export const attack: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/attack.1':
    'Ataque X causa X de dano, antes dos modificadores, a um inimigo ao alcance e na linha de visão.',
  'gh/attack.2': 'Uma figura nunca ataca os seus aliados e nunca visa a si mesma com um ataque.',
  'gh/attack.3':
    'Um ataque com um valor Alcance Y é de longo alcance e pode visar um inimigo a até Y hexágonos; um sem valor de alcance é corpo a corpo, com alcance 1.',
  'gh/attack.4': 'Um ataque de longo alcance contra um inimigo adjacente tem Desvantagem, só para esse alvo.',
  'gh/attack.4a':
    'Um Ataque 3, Alcance 3, Alvo 2 é feito contra um inimigo adjacente e um distante: só o ataque contra o adjacente tem Desvantagem.',
  'gh/attack.5':
    'Um ataque corpo a corpo contra um inimigo adjacente, e um ataque de área corpo a corpo contra qualquer inimigo, nunca sofrem essa Desvantagem.',
  'gh/attack.6':
    'O alcance é o número de hexágonos da sequência mais curta de hexágonos da origem até o alvo que não atravessa paredes; figuras, obstáculos e outras peças sobrepostas não a alongam.',
  'gh/attack.6a':
    'Um alvo está a 2 hexágonos em linha reta, mas uma parede no meio faz a sequência mais curta ter 5 hexágonos: ele está fora do alcance de um ataque com Alcance 3.',
  'gh/attack.7':
    'Há linha de visão se for possível traçar uma linha reta de algum vértice do hexágono de origem até algum vértice do hexágono do alvo sem tocar nenhuma parte de uma parede.',
  'gh/attack.7a':
    'Duas figuras na mesma sala aberta se veem, sejam quais forem as figuras e os obstáculos entre elas.',
  'gh/attack.8':
    'Só paredes (incluindo portas fechadas) bloqueiam a visão; figuras, obstáculos, fichas e portas abertas nunca bloqueiam.',
  'gh/attack.9':
    'Uma linha que corre ao longo da borda de uma parede, ou que apenas toca um ponto dela, está bloqueada; por isso, um vértice que fica em uma parede não pode ser uma ponta da linha, enquanto dois hexágonos que têm em comum um vértice livre sempre se veem [gh/A-03].',
  'gh/attack.9a':
    'Em uma sala em forma de L, duas figuras cujas únicas linhas de vértice a vértice raspam a ponta do canto interno da parede não têm linha de visão.',
  'gh/attack.10':
    'Todo ataque precisa de linha de visão, inclusive corpo a corpo; qualquer outra habilidade que indique um alcance também precisa dela.',
  'gh/attack.10a':
    'Uma cura com Alcance 2 não pode visar um aliado a 2 hexágonos, atrás de um canto e fora da visão.',
  'gh/attack.11': 'Uma habilidade que não é ataque e não tem alcance não precisa de linha de visão.',
  'gh/attack.12':
    'Para cada alvo, o valor é calculado em três etapas: (1) todos os bônus e penalidades do lado do atacante; (2) a carta ou as cartas de modificador de ataque; (3) os bônus de defesa do alvo.',
  'gh/attack.13': 'Quando vários modificadores caem na mesma etapa, o jogador que age escolhe a ordem deles.',
  'gh/attack.13a':
    'A Malandra faz um Ataque 3 contra um Guarda Bandido elite adjacente com Escudo 1; a condição da carta dá +2, e uma carta ativa dobra o valor. Ela soma primeiro e dobra depois (10), compra um -1 (9), e o Escudo tira 1: o guarda sofre 8 de dano.',
  'gh/attack.13b': 'Se o mesmo ataque é dobrado primeiro, dá 3 x 2 + 2 = 8, menos 1, menos 1: 6 de dano.',
  'gh/attack.14': 'O +1 do VENENO no alvo pertence à etapa 1.',
  'gh/attack.15':
    'Os modificadores são calculados separadamente para cada alvo, portanto os alvos de um mesmo ataque podem sofrer danos diferentes.',
  'gh/attack.16': 'Um valor de ataque nunca fica abaixo de 0.',
  'gh/attack.16a': 'Um Ataque 1 compra um -2: o dano é 0, e os outros efeitos do ataque ainda se aplicam.',
  'gh/attack.17':
    'Um "2x" dobra o número alcançado no fim da etapa 1, mais os valores de modificadores adicionais que o jogador tenha escolhido aplicar antes dele [gh/attack.13].',
  'gh/attack.17a':
    'Um Ataque 3 compra um +1 adicional e depois um 2x: se o jogador aplica primeiro o +1, o valor é 8 antes da defesa.',
  'gh/attack.18':
    'Se um Nulo é aplicado, o ataque não causa dano, seja o que for que mais tenha sido comprado, mas os seus efeitos ainda se aplicam.',
  'gh/attack.18a': 'Compram-se um +2 adicional e depois um Nulo: o dano é 0.',
  'gh/attack.19':
    'Compra-se um modificador para cada alvo de um ataque, do baralho do próprio atacante: o do personagem para ele e para as suas criaturas invocadas, o baralho comum para todos os monstros.',
  'gh/attack.20': 'O dano nos monstros é marcado por ficha de monstro.',
  'gh/attack.21':
    'Um monstro reduzido a 0 ou menos pontos de vida por qualquer dano morre na hora e é removido, e nenhum outro efeito do ataque é aplicado a ele.',
  'gh/attack.21a':
    'Um Ataque 4 com EMPURRAR 2 e MALDIÇÃO atinge um monstro com 3 pontos de vida: ele morre, portanto não há empurrão e nenhuma carta de maldição é adicionada.',
  'gh/attack.22':
    'Em um ataque que mata, os efeitos para o lado do atacante (experiência, os seus próprios elementos, a cura de si mesmo das cartas de modificador) ainda acontecem.',
  'gh/attack.23':
    'Um monstro que morre deixa uma ficha de dinheiro no seu hexágono, a menos que tenha sido invocado ou tenha aparecido por uma regra do cenário.',
  'gh/attack.23a':
    'Um monstro elite, um normal e um invocado morrem em um só ataque: colocam-se duas fichas de dinheiro.',
  'gh/attack.24': 'Várias fichas de dinheiro podem ficar em um mesmo hexágono.',
  'gh/attack.25':
    'Com Vantagem, compram-se duas cartas. Se nenhuma das duas é um modificador adicional, usa-se a melhor.',
  'gh/attack.25a': 'Com Vantagem, um -1 e um +1 dão +1.',
  'gh/attack.26':
    'Com Vantagem, se exatamente uma das duas é um modificador adicional, as duas se aplicam juntas.',
  'gh/attack.26a': 'Com Vantagem, um EMPURRAR 1 adicional e um +0 dão +0 e EMPURRAR 1.',
  'gh/attack.26b': 'Com Vantagem, um +2 adicional e um Nulo fazem do ataque um Nulo.',
  'gh/attack.27':
    'Com Vantagem, se as duas são modificadores adicionais, continua-se a comprar cartas até a primeira que não seja, e tudo o que foi comprado se aplica.',
  'gh/attack.27a': 'Com Vantagem, um +1 adicional, um Fogo adicional e um +1 dão +2 e Fogo.',
  'gh/attack.28':
    'Com Desvantagem, compram-se duas cartas. Se nenhuma das duas é um modificador adicional, usa-se a pior.',
  'gh/attack.28a': 'Com Desvantagem, um +1 e um -1 dão -1.',
  'gh/attack.29':
    'Com Desvantagem, os modificadores adicionais são ignorados: se exatamente uma das duas cartas é um deles, só a outra se aplica.',
  'gh/attack.29a': 'Com Desvantagem, um ATORDOAR adicional e um +0 dão +0 sem ATORDOAR.',
  'gh/attack.29b': 'Com Desvantagem, um VENENO adicional e um 2x dão 2x.',
  'gh/attack.30':
    'Com Desvantagem, se as duas são modificadores adicionais, continua-se a comprar cartas até a primeira que não seja, e só essa se aplica.',
  'gh/attack.30a':
    'Com Desvantagem, de um +1 adicional, um EMPURRAR 1 adicional e um +1, só o último +1 se aplica.',
  'gh/attack.31':
    'Sem Vantagem nem Desvantagem, os modificadores adicionais são resolvidos como em [gh/components.29].',
  'gh/attack.32':
    'Qualquer efeito extra em uma carta tem um valor positivo, mas indefinido; se por esse critério nenhuma das cartas é claramente melhor (ou pior), usa-se a primeira comprada.',
  'gh/attack.32a':
    'Com Vantagem, na ordem de compra: +1 e +2 dão +2; +1 e +1 com ATORDOAR dão a carta com ATORDOAR; +0 com ATORDOAR e +2 são um caso ambíguo, então usa-se a primeira; o mesmo vale para +1 com ATORDOAR e +1 com Fogo, e para +0 com CONFUNDIR e +2 com ATORDOAR.',
  'gh/attack.33':
    'Várias fontes de Vantagem contam uma vez só, assim como várias de Desvantagem; se há pelo menos uma de cada, elas se cancelam e compra-se normalmente uma só carta.',
  'gh/attack.33a':
    'Uma arqueira fortalecida, com outras duas fontes de Vantagem, atira em um inimigo adjacente: a compra é normal.',
  'gh/attack.34':
    'Toda carta comprada para um ataque conta como comprada: as não usadas são descartadas, as bênçãos e maldições não usadas são removidas, e um 2x ou um Nulo não usado ainda faz reembaralhar o baralho no fim da rodada.',
  'gh/attack.35':
    'Um ataque de área mostra em vermelho os hexágonos afetados; ele pode ser girado livremente, e também espelhado.',
  'gh/attack.36':
    'Um hexágono cinza no desenho é o do próprio atacante; um ataque desses é sempre corpo a corpo.',
  'gh/attack.36a':
    'Um padrão corpo a corpo de três hexágonos com Ataque 3 ataca com valor 3 cada inimigo à vista nos três hexágonos vermelhos, sem Desvantagem.',
  'gh/attack.37':
    'Um ataque de área de longo alcance só precisa de um dos seus hexágonos vermelhos ao alcance; esse hexágono pode não ter inimigos, e pode até ser uma parede.',
  'gh/attack.37a':
    'Um grupo de três hexágonos com Ataque 4 e Alcance 3 tem um hexágono vermelho a distância 3 e os outros a 4: os inimigos nos três podem ser atacados.',
  'gh/attack.38':
    'Em qualquer ataque de área, só são atacados os inimigos em hexágonos que o atacante pode ver.',
  'gh/attack.39': 'Os aliados dentro da área não são visados nem afetados.',
  'gh/attack.40': 'Em um ataque de área de longo alcance, cada alvo adjacente é atacado com Desvantagem.',
  'gh/attack.41':
    'Todos os ataques de uma habilidade de ataque formam uma só ação de ataque, mas cada alvo é um ataque separado, com o seu próprio modificador.',
  'gh/attack.42': '"Alvo X" permite que o ataque escolha até X inimigos diferentes ao alcance.',
  'gh/attack.43': 'Uma mesma habilidade nunca ataca o mesmo inimigo duas vezes.',
  'gh/attack.43a': 'Com Alvo 3 e só dois inimigos ao alcance, cada um é atacado uma vez.',
  'gh/attack.44':
    'Um padrão corpo a corpo pode atingir hexágonos que não são adjacentes, se o desenho os inclui.',
  'gh/attack.45':
    'Os alvos são todos escolhidos antes de se comprar o primeiro modificador e depois resolvidos um a um, na ordem que o atacante quiser [gh/A-05].',
  'gh/attack.46':
    'Um bônus para "a ação de ataque" ou "o ataque inteiro" vale para todos os alvos; um bônus para "o ataque", ou uma carga, vale para o ataque contra um só alvo.',
  'gh/attack.47': 'Inimigos invisíveis não podem ser visados, nem mesmo dentro de uma área.',
  'gh/attack.48':
    'Um ataque que causa 0 de dano, ou cujo dano é negado, ainda é um ataque feito e um ataque sofrido.',
  'gh/attack.49':
    'Uma morte é creditada à figura cuja habilidade causou o dano; as das criaturas invocadas são creditadas ao dono delas; as mortes por FERIMENTO não são creditadas a ninguém.',
};
