import type { Tale } from '../../stories.ts';

/** The tale of The Drowned Engine, in Brazilian Portuguese. */
export const drownedEngine: Tale<'drowned-engine'> = {
  introduction:
    'A usina de marés sob a baía de Harrow foi fechada há nove invernos, e o mar a tomou naquela mesma noite. Nesta primavera os ponteiros do escritório do porto voltaram a se mexer, embora ninguém tenha descido para acender as caldeiras. A cada batida algo é sugado pela tomada d’água, de muito abaixo da maré, e cada batida vem um pouco antes da anterior. Vocês têm um elevador, um lampião e a folha de pagamento de quem ficou.',
  chapters: {
    'the-cold-stair':
      'A gaiola do elevador para onde o cabo acaba. O resto é uma escada, vidrada por um gelo mais velho que este inverno. Lá embaixo alguma coisa se vira uma vez, pesada, como quem dorme. Ao ouvir o som, a chama dos lampiões cresce, e por enquanto o ânimo também.',
    'oil-on-the-water':
      'Nas galerias a água chega aos tornozelos, e sobre a água há um óleo que rasteja contra a corrente. As botas não firmam nele, e as garras também não: o que se empurra aqui vai mais longe do que se queria. O óleo segue para a escada, e estava parado antes de vocês chegarem.',
    'the-tally-keepers':
      'Todos os que um dia trabalharam aqui estão gravados no latão, nome debaixo de nome, e os guarda-livros ainda fazem a chamada. Que ninguém responda não os incomoda. O que não suportam é uma conta em aberto: risquem nomes, ou paguem o que se deve com o que há nos baús, e eles darão passagem. A última linha da coluna é de hoje.',
    'second-descent':
      'No outro extremo da usina há um segundo poço, aberto depois do primeiro e com ferramentas piores. Caixotes de outras melhores esperam pelo caminho, endereçados a capatazes que nunca subiram para assinar o recibo. Não deixem ninguém para trás ao descer pela borda, porque dali nada é içado de volta.',
    'lungs-of-brass':
      'As paredes dos andares de baixo respiram. Costelas de latão enchem e murcham atrás do reboco, e o ar que soltam já foi usado. Ombro a ombro, há o bastante. Quem fica só desfalece, como se a casa respirasse pelos dois.',
    'a-borrowed-voice':
      'Alguém chama do escuro, e na terceira tentativa acerta o nome. A voz foi de um foguista, depois de um mergulhador, depois do escriturário mandado à procura deles. Aqui embaixo ela passa de garganta em garganta. Um silêncio só não vai bastar.',
    'the-undercroft-choir':
      'Sob o piso das turbinas canta-se, a muitas vozes e sem um fôlego entre os versos. O canto não vem contra ninguém: vem através, pelos dentes. Tapar os ouvidos tem um preço, e o enfraquece. O coro tem tempo.',
    'breaker-of-seals':
      'Neste andar toda escotilha traz o selo da usina, e atrás de toda escotilha um cano se abre como uma boca. É por eles que entram. Fechem um de vez, ou desviem o fluxo com uma chave inglesa e alguma esperteza. Os armários de ferramentas foram arrombados por dentro, e o que sobrou neles é o melhor que o dinheiro comprava.',
    ballast:
      'O sino de mergulho que desce até a máquina está pronto, e leve demais para afundar. No começo o lastravam com chumbo, depois com o que a tripulação trazia, por fim com a tripulação. Ao partir, deixem nele algo de vocês, se puderem dispensar. A água é mais gentil com quem chega de mãos vazias.',
    'the-last-ledger':
      'Na sala do comissário o último registro está aberto na página de hoje. Tem duas colunas, uma para as armas e outra para o fôlego, e no alto de ambas está escrito Devido. A pena está molhada. Escolham de qual sacar, e a máquina achará um jeito de cobrar da outra.',
    threshold:
      'A porta da sala da máquina não tem maçaneta, só uma fileira de fechaduras, tantas quantas as mãos que devem abri-la. Nenhuma aceita chave. Cada uma quer uma palma aberta sobre o ferro e algo quente que fique ali, e o ferro guarda a conta de quem deu.',
    'the-drowned-engine':
      'A sala é uma cisterna e a máquina a ocupa inteira, negra, com a água agitada até a cintura, pulsando. Nunca esteve quebrada: esperava por uma carga. Fechem as válvulas antes que a pressão rompa o gelo lá em cima e, fechada a última, vão ao Coração. Ele tem mãos de vapor, e escuta vocês desde a primeira escada.',
  },
  victory:
    'O Coração falha uma batida, procura outra e para. A água deixa a sala por onde veio, e de repente todos os nomes no latão perdem o brilho. No escritório do porto o ponteiro descansa no zero, e alguém passa uma demão de tinta sobre o mostrador.',
  defeat:
    'A pressão acha o caminho poço acima, através do gelo e através da cidade, e as luzes se apagam uma a uma. De manhã o escritório do porto está debaixo d’água, e lá o ponteiro segue batendo como um pulso. No fundo, os guarda-livros gravam os últimos nomes e passam um traço embaixo.',
};
