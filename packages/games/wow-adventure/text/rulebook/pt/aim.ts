import type { aim as chapter } from '../../../rulebook/aim.ts';

/** The aim and what comes first, in Brazilian Portuguese. */
export const aim: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/aim.1': 'Vence o herói que tiver 8 ou mais pontos de bravura no registro de missões.',
  'wow/aim.2':
    'A bravura vem só das cartas no registro de missões: missões completadas, troféus e eventos que dizem que a dão.',
  'wow/aim.3':
    'Sempre que uma carta entra em um registro de missões, no turno de quem quer que seja, os totais são conferidos na hora; se alguém venceu, a partida acaba ali, antes que outra missão seja comprada [wow/A-24].',
  'wow/aim.4': 'Se vários heróis chegam a 8 no mesmo momento, vence o que tem mais bravura.',
  'wow/aim.5': 'Se a bravura é igual, vence o herói com mais cartas no registro de missões.',
  'wow/aim.6': 'Se isso também é igual, vence o herói de nível mais alto.',
  'wow/aim.7': 'Se até os níveis são iguais, esses heróis vencem juntos.',
  'wow/aim.8': 'Quando uma carta contradiz uma regra, vale a carta.',
  'wow/aim.9': 'Todos podem ver, a qualquer momento, todos os registros de missões e seus totais.',
  'wow/aim.10':
    'A bravura no registro nunca se perde. Fora do registro nada conta: nem níveis, nem itens, nem missões não completadas.',
  'wow/aim.11':
    'O jogo não tem limite de turnos, eliminação, equipes, escolha de talentos nem dinheiro, e os heróis não trocam nem dão nada uns aos outros, a não ser por uma carta, uma ficha ou um duelo perdido.',
  'wow/aim.12':
    'O jogo é para 2 a 4 jogadores, com um herói cada. Com dois jogadores, o mesmo rival está à direita e à esquerda [wow/A-56].',
};
