import type { LessonText } from '../lesson-text.ts';

export const lesson: LessonText = {
  class: {
    title: 'Quem você vai ser?',
    text: 'Cada classe tem suas cartas, seus pontos de vida e seu limite de mão. Para começar, o Bruto é uma boa escolha: fica na frente e aguenta muito. Um bot joga com o outro personagem, do seu lado: vocês vencem ou perdem juntos.',
  },
  goal: {
    title: 'Um segredo só seu',
    text: 'Fique com um dos dois. Ele fica escondido até o fim e só conta se for cumprido e o cenário for vencido. Escolha o que combina com o seu jeito de jogar.',
  },
  items: {
    title: 'Compras',
    text: 'Gaste seu ouro ou guarde-o. Um item gasto volta com um descanso longo; um consumido, só no próximo cenário. Botas para ir mais longe e algo para curar nunca são má ideia.',
  },
  hand: {
    title: 'A mão é o seu fôlego',
    text: 'Você leva só estas cartas e, quando elas acabam, você está fora. Misture cartas rápidas (números baixos) com lentas, e movimentos com ataques.',
  },
  place: {
    title: 'Escolha seu lugar',
    text: 'Você pode começar nos hexágonos iluminados. Quem fica na frente costuma ser atacado primeiro. Toque em um monstro para ver o que ele sabe fazer.',
  },
  'two-cards': {
    title: 'Duas cartas por rodada',
    text: 'Você vai usar a ação de cima de uma e a de baixo da outra: escolha um par que sirva dos dois jeitos. Ninguém vê sua escolha até que todos tenham escolhido.',
  },
  leading: {
    title: 'Antes ou depois?',
    text: 'Uma delas é a primeira carta: o número dela é a sua iniciativa, e o mais baixo vai primeiro. Depois você decide qual metade dela usar.',
  },
  revealed: {
    title: 'Cartas na mesa!',
    text: 'As cartas de todos aparecem, e cada tipo de monstro comprou a sua. A fila lá em cima mostra a ordem em que todos agem nesta rodada.',
  },
  halves: {
    title: 'Sua vez',
    text: 'Toque na metade que quer usar primeiro: a de cima de uma carta e a de baixo da outra, na ordem que preferir. Toda metade de cima pode virar um simples Ataque 2, toda de baixo um Mover 2. O que está marcado como perdido não volta neste cenário.',
  },
  move: {
    title: 'A caminho',
    text: 'O número em um hexágono é quanto custa chegar lá. Você pode atravessar aliados, mas não inimigos. Pode parar antes ou ficar onde está: não precisa usar todo o movimento.',
  },
  attack: {
    title: 'Escolha o alvo',
    text: 'Sem alcance você atinge só os hexágonos ao lado. Um ataque de longo alcance contra um inimigo adjacente tem Desvantagem: um passo atrás pode ajudar. Você também pode não atacar.',
  },
  modifier: {
    title: 'A sorte dá palpite',
    text: 'A cada ataque, uma carta comprada muda o resultado: um pouco, para o dobro ou para zero. Você tem seu próprio baralho; os monstros dividem um só.',
  },
  focus: {
    title: 'Monstros seguem regras',
    text: 'Ninguém os controla. Cada um vai atrás do inimigo que consegue alcançar e atacar com menos passos; depois do mais próximo, depois de quem age primeiro. Toque em um monstro para ver o que ele fará, e por quê.',
  },
  damage: {
    title: 'Isso ia doer',
    text: 'Sofra o dano, ou perca uma carta da mão ou duas descartadas e não sofra nada. Cartas são fôlego: gaste-as quando o golpe for grande ou puder ser o último.',
  },
  condition: {
    title: 'Isso deixa marcas',
    text: 'Alguém recebeu uma condição. Veneno e ferimento ficam até uma cura; quase todas as outras passam no fim do turno seguinte. Toque na figura para ler o que ela faz.',
  },
  element: {
    title: 'Há algo no ar',
    text: 'Um elemento foi infundido. No fim deste turno ele fica Forte, depois vai enfraquecendo, depois some. Quem agir depois pode consumi-lo, amigo ou monstro.',
  },
  money: {
    title: 'Um a menos',
    text: 'Um monstro que morre deixa uma moeda. Termine o turno no hexágono dela para pegá-la, ou use uma carta de Saque. As moedas que ficarem no chão no fim não valem nada.',
  },
  door: {
    title: 'Atrás da porta',
    text: 'Entrar em uma porta revela a sala na hora. Os monstros de lá que são mais rápidos que você ainda podem agir nesta rodada: abra portas no começo do turno, e não quando estiver sem forças.',
  },
  'short-rest': {
    title: 'Recuperar o fôlego?',
    text: 'As cartas descartadas voltam agora, menos uma, que você perde ao acaso. Por 1 de dano, você pode perder outra no lugar dela, também ao acaso. Não custa o seu turno.',
  },
  'long-rest': {
    title: 'Um descanso longo',
    text: 'Ocupa o turno inteiro, depois de todos. Você escolhe qual carta descartada perder; as outras voltam, você cura 2 e os itens gastos ficam prontos de novo.',
  },
  exhausted: {
    title: 'Sem fôlego',
    text: 'Sem pontos de vida, ou com cartas de menos para jogar ou descansar, um personagem fica exausto e sai do mapa. Os outros continuam lutando, e o que ele ganhou fica.',
  },
  ending: {
    title: 'Está decidido',
    text: 'Esta rodada ainda vai até o fim: recolha o que puder. Depois é hora de contar experiência, ouro e objetivos. A próxima porta espera por você.',
  },
};
