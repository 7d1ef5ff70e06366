import type { LessonText } from '../lesson-text.ts';

export const lesson: LessonText = {
  character: {
    title: 'Quem você vai ser?',
    text: 'Cada herói tem o próprio baralho e uma carta de dupla face; dê uma olhada à vontade. Grumbaz, o guerreiro, é uma boa primeira escolha. O seu rival é um bot: nesta partida curta, vence quem chegar primeiro a 3 de bravura.',
  },
  start: {
    title: 'Duas missões para começar',
    text: 'A bravura vem quase toda das missões. Toque nas suas para ver os lugares delas no mapa e comece na cidade mais próxima.',
  },
  movement: {
    title: 'O turno começa com uma caminhada',
    text: 'O dado dá passos para agora e energia para pagar cartas até o fim do turno. Os espaços iluminados estão ao seu alcance, e o número diz a quantos passos. O anel e a forma de um espaço mostram o nível dele: você não entra em um acima do seu.',
  },
  resource: {
    title: 'Olhe em volta',
    text: 'Depois de andar, você usa uma das coisas que o espaço oferece: cartas, cura, uma nova missão. Toque em uma para ler o que ela faz.',
  },
  flight: {
    title: 'Pelo ar',
    text: 'Uma Rota de Voo leva você na hora a qualquer outra do seu nível ou inferior. O desafio espera onde você pousar, a menos que seja uma cidade.',
  },
  token: {
    title: 'Só você viu esta ficha',
    text: 'Esconda a ficha em qualquer outro espaço fora das cidades. O herói que parar ali vira a ficha em vez de usar um recurso. Ponha uma boa no seu caminho e uma ruim no caminho do rival.',
  },
  challenge: {
    title: 'Hora do desafio',
    text: 'Fora das cidades, todo turno traz um desafio, em geral uma carta do baralho do nível do espaço: um monstro para enfrentar ou um evento. Um inimigo que já está ali tem prioridade. Vença um que esteja impresso no mapa com uma seta e você sobe de nível.',
  },
  duel: {
    title: 'Um rival ao alcance',
    text: 'Vocês estão no mesmo espaço, então você pode atacar o rival em vez de enfrentar o desafio de sempre. Os dois podem se ferir, e quem derrotar o outro pode pegar um item da mochila dele.',
  },
  fight: {
    title: 'Como é uma luta',
    text: 'Cada lado rola um dado, uma vez só. Um ataque acerta se o dado somado ao ataque alcança a defesa do outro. Um acerto basta para vencer um monstro; um herói aguenta enquanto tiver vida.',
  },
  cards: {
    title: 'Antes de rolar',
    text: 'Você vê a chance que cada lado tem de acertar. Uma carta custa a energia impressa nela: jogue se ela ajudar bastante, ou então só role.',
  },
  dice: {
    title: 'Primeiro, à distância',
    text: 'Os ataques à distância vêm antes: um monstro atingido de longe nem chega a revidar. Os ataques corpo a corpo acontecem ao mesmo tempo.',
  },
  item: {
    title: 'Algo para levar',
    text: 'A carta de um monstro vencido é virada: no verso há um item, que vai para a sua mochila. Você o equipa na manutenção. Se não puder usá-lo, gaste-o como poção.',
  },
  unbeaten: {
    title: 'Ele continua de pé',
    text: 'Ninguém venceu, então o monstro fica naquele espaço com uma bandeira numerada, e qualquer um pode tentar de novo. Se ele tiver Aggro, todo herói que entra ali tem que parar e lutar.',
  },
  hurt: {
    title: 'Dano',
    text: 'O dano fica até o herói se curar, com poções, cartas ou um novo nível. Quando a vida acaba, ele acorda na cidade mais próxima, curado e com tudo o que tinha. Só se perde o caminho andado.',
  },
  upkeep: {
    title: 'Antes de terminar o turno',
    text: 'Equipe uma arma e uma armadura da mochila, se a carta do seu herói mostrar todos os ícones delas. O que as suas missões pediam para visitar ou coletar aqui já foi marcado.',
  },
  level: {
    title: 'Um novo nível',
    text: 'Todo o dano some, você compra três cartas, e a carta do seu herói dá lugar a uma mais forte. A partir de agora você entra nos espaços dessa cor e usa os itens dela.',
  },
  quest: {
    title: 'Isso é bravura',
    text: 'Uma missão completada vale a bravura dela para sempre, e a próxima é comprada na hora. Nas placas dos heróis você vê quanto falta para cada um. Uma partida inteira vai até 8.',
  },
  reaction: {
    title: 'Por que esta pergunta?',
    text: 'Alguém jogou uma carta a que o seu herói talvez possa reagir. A pergunta aparece mesmo que você não tenha nada para isso, para que ninguém adivinhe a sua mão. Se preferir, peça para não receber mais perguntas neste turno.',
  },
};
