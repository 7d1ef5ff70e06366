import type { LessonText } from '../lesson-text.ts';

export const lesson: LessonText = {
  hero: {
    title: 'Escolha o seu louco',
    text: 'Cada Herói é uma carta de Classe com uma Arma. O escudo é a Defesa, o dado diz com quantos dados ele ataca. Pegue um Herói livre, ou roube o de alguém. Toque em um número para ver de onde ele vem.',
  },
  boasts: {
    title: 'Agora gabe-se um pouco',
    text: 'As Bravatas pioram o seu Herói, de propósito: quanto pior ele fica, menos gente quer roubá-lo. Se ele vem do centro, você pode até não adicionar nenhuma; para roubar, precisa adicionar pelo menos uma que ele ainda não tenha.',
  },
  stolen: {
    title: 'Roubado!',
    text: 'Aquele Herói valia a pena, com Bravatas e tudo. Quem o perdeu escolhe de novo quando chegar a sua vez. E assim por diante, até todos ficarem satisfeitos com o Herói que têm.',
  },
  gauntlet: {
    title: 'Lá vamos nós',
    text: 'Daqui em diante todos enfrentam os mesmos Encontros, ao mesmo tempo. Quatro corações partidos no fim de um turno, e o Herói está morto. No final só o Ouro conta.',
  },
  encounter: {
    title: 'Leia o Monstro',
    text: 'O selo vermelho é o Ataque dele, o escudo a Defesa, a moeda o Tesouro. Duas perguntas decidem a luta: o seu Ataque alcança a Defesa dele? E a sua Defesa supera o Ataque dele?',
  },
  tokens: {
    title: 'Gastar uma ficha?',
    text: 'As cartas iluminadas têm uma Habilidade que você pode pagar agora com uma ficha da própria carta. Fichas gastas não voltam: guarde-as para a luta que importa. Para poupá-las, basta atacar.',
  },
  rolled: {
    title: 'Os dados caíram',
    text: 'O Ataque é a soma dos dados, mais ou menos o que as cartas dão ou tiram. Para Matar o Monstro, basta igualar a Defesa dele.',
  },
  'after-rolling': {
    title: 'Não gostou da rolagem?',
    text: 'Algumas Armas ainda podem mudar os dados, agora. Depois disso o Ataque fica como está.',
  },
  killed: {
    title: 'Morto, mas não acabou',
    text: 'Mesmo um Monstro Morto dá um último golpe antes de cair. Matar rende o Tesouro; só Esquivar-se livra você do golpe.',
  },
  defense: {
    title: 'Lá vem o golpe',
    text: 'É a última chance de aumentar a Defesa ou de escapar. Um Ferimento evitado costuma valer mais que uma moeda: enquanto estiver vivo, você continua ganhando.',
  },
  dodged: {
    title: 'Esquivou-se',
    text: 'A Defesa superava o Ataque, e o golpe passou longe. Com números iguais o Monstro acerta: um ponto pode ser tudo.',
  },
  hit: {
    title: 'Ai',
    text: 'O Ataque do Monstro alcançou a Defesa: agora vem o Dano, em geral um Ferimento. Ninguém morre no meio de um turno; a Morte conta os Ferimentos quando ele acaba.',
  },
  gold: {
    title: 'Tilintar de moedas',
    text: 'Primeiro vem a conta do golpe, depois o Ouro, e só então o Dano. Por isso até um Herói à beira da morte embolsa o Tesouro.',
  },
  modifier: {
    title: 'Vai ficar pior',
    text: 'Um Modificador espera o próximo Monstro e cai sobre ele, mesmo que demore vários turnos. Os números da carta já contam com ele.',
  },
  died: {
    title: 'O fim de um Herói',
    text: 'Os mortos ficam com todas as suas moedas. Se você está na frente, os outros agora precisam sobreviver o bastante para alcançar você.',
  },
  ended: {
    title: 'Hora de contar as moedas',
    text: 'Vence quem tem mais Ouro, vivo ou morto. Agora você sabe tudo o que precisa: da próxima vez, gabe-se um pouco mais alto.',
  },
};
