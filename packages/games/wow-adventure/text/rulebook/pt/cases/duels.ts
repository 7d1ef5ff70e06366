import type { casesDuels as chapter } from '../../../../rulebook/cases/duels.ts';

/** Cases of duels, defeat, quests and winning, in Brazilian Portuguese. */
export const casesDuels: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/T-04':
    'Grumbaz, corpo a corpo 2, dano 1, com uma armadura de defesa 5 que dá +1 de ataque e uma carta com 3, ataca Sandrai, à distância 2, defesa 4. O vermelho mostra 3 e o preto 1. Ela chega a 3 e erra; ele compra uma carta, e seu 6 acerta e causa 1. Agora o dano dela iguala sua vida: ela é derrotada, e ele pode pegar um item à sua escolha da mochila dela.',
  'wow/T-96':
    'Em um duelo, o atacante é corpo a corpo, e o defensor, à distância, dá um golpe mortal. O atacante cai antes de atacar, e o defensor pode pegar um item da mochila dele.',
  'wow/T-97':
    'Em um duelo, os dois caem na etapa corpo a corpo: nenhum item é pego, e o defensor resolve a derrota primeiro, depois o atacante.',
  'wow/T-98':
    'Em um duelo, cada herói tem 6 de bravura; um tem Cabeça a Prêmio sobre o outro, que tem Um Velho Rancor sobre o primeiro, e cada uma vale 2. Os dois caem, então as duas missões se completam no mesmo momento. Em 8 a 8, decidem as cartas, depois o nível; por fim, a vitória é dividida [wow/A-24].',
  'wow/T-99': 'Um rival está na mesma cidade: a fase de desafio é pulada, e não pode haver ataque.',
  'wow/T-100':
    'Dois heróis estão no espaço de um encontro do tabuleiro. Na fase de desafio, o ativo pode, em vez disso, atacar o rival.',
  'wow/T-101': 'Dois heróis da Aliança estão no mesmo espaço: qualquer um pode atacar o outro.',
  'wow/T-102':
    'Depois de um acerto, o dano de um herói iguala sua vida, e duas cidades estão a 5 passos. O herói escolhe a cidade, remove todo o dano, vira para o lado inicial e descarta as cartas anexadas; mantém nível, mão, itens e missões.',
  'wow/T-103':
    'Um herói com uma missão de viajar a uma cidade é derrotado na própria fase de desafio e vai parar lá: a manutenção acontece na cidade, então a condição é cumprida.',
  'wow/T-104':
    'Uma armadilha derrota um herói na própria fase de movimento: não há exploração nem desafio, a manutenção acontece na cidade, e a energia fica até o fim do turno [wow/A-45].',
  'wow/T-105':
    'Um herói é derrotado no turno de um rival: seu próximo turno começa normalmente, a partir da cidade.',
  'wow/T-106':
    'Um herói com Pedra da Alma anexada sofre um golpe mortal: fica no lugar com 1 de vida restante e Pedra da Alma é descartada. Nenhum item é pego, e o combate continua.',
  'wow/T-15':
    'Um herói no lado oposto ao inicial, com 3 de dano, ganha um nível: o dano é removido, compram-se 3 cartas, e a nova carta fica nesse mesmo lado.',
  'wow/T-107':
    'Um herói verde vence Hogger, que concede o verde: o nível não é ganho de novo, e nada mais está impresso ali, então não há recompensa.',
  'wow/T-108':
    'Um herói verde vence as Minas Mortas, que dão o nível verde e um item verde: o nível não é ganho de novo, mas o item é.',
  'wow/T-109': 'Um herói com nove cartas ganha um nível: a mão vai a doze cartas e volta a dez.',
  'wow/T-110':
    'Um herói com 1 de vida restante vence Suturino, e os dois caem: não há nível nem item, o herói é derrotado, e Suturino fica no tabuleiro [wow/A-08].',
  'wow/T-12':
    'A ficha de um herói está em Montalvo, e depois a missão leva a Ventobravo. O herói termina um turno em Montalvo e a coleta; depois de um turno posterior em Ventobravo, a missão está completa. A ficha volta para o estoque, compra-se uma missão de elite e executa-se sua preparação.',
  'wow/T-166':
    'Burbonn ataca e derrota o herói marcado por sua Cabeça a Prêmio: a missão vai para baixo do registro dele, com 2 de bravura no total. Ele compra a missão de elite do topo, executa sua preparação e a põe virada para cima ao lado da outra missão.',
  'wow/T-167':
    'Sandrai completa uma missão e compra As Pragas do Leste: na hora ela põe uma de suas fichas na Capela Esperança da Luz, uma no Castro das Flechas e uma em Amparo, qualquer que seja seu nível.',
  'wow/T-111': 'Um herói passa por Montalvo sem terminar o turno lá: nenhuma ficha é coletada.',
  'wow/T-112':
    'Um herói não consegue vencer o encontro em Montalvo, mas continua de pé: na manutenção pode coletar a ficha mesmo assim.',
  'wow/T-113':
    'Um herói está na Cidade Baixa com as três fichas de As Pragas do Leste. Na manutenção, a missão se completa e vale 3 de bravura: a carta vai para baixo do registro, e compra-se uma nova missão de elite.',
  'wow/T-114':
    'Um herói com duas missões ativas compra uma terceira de um distribuidor de missões: uma das três é descartada antes de qualquer preparação e suas fichas voltam; a nova só é preparada se for mantida [wow/A-31].',
  'wow/T-115':
    'Uma missão pede da mochila um encontro com o atributo Fera, e o único item assim está equipado. Não pode ser pago nesta manutenção de missões: o herói o desequipa no momento de equipar e paga no turno seguinte.',
  'wow/T-116':
    'Uma missão pede uma Fera, e o herói tem um item ganho do verso de um evento: o outro lado é um evento, então não conta.',
  'wow/T-117': 'Um terceiro herói derrota o herói marcado por Cabeça a Prêmio: a missão não é cumprida.',
  'wow/T-118':
    'O herói marcado por Cabeça a Prêmio ataca o dono da missão e cai: a missão é cumprida no turno desse rival, e compra-se na hora uma nova missão de elite.',
  'wow/T-119':
    'Na manutenção de missões, um herói com 6 de bravura completa uma missão que vale 3: vence na hora com 9, nenhuma missão é comprada, e não há momento de equipar.',
  'wow/T-120':
    'Um herói com 7 de bravura vence Nefarian: na etapa final pega o troféu e vence a partida, antes da manutenção.',
  'wow/T-121':
    'Um herói vence Nefarian pela segunda vez, e o troféu só é dado uma vez a cada herói: não há recompensa.',
  'wow/T-122':
    'A última cópia de um troféu já foi pega, e outro herói vence aquele suserano: não há recompensa.',
  'wow/T-123':
    'Um herói no espaço da Angra do Butim tem na mochila um item cinza, um verde e um amarelo. Na fase de desafio, pode descartar os três pelo troféu ou recusar; de um modo ou de outro, nenhuma carta é comprada.',
};
