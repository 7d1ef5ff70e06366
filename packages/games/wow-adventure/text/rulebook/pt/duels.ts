import type { duels as chapter } from '../../../rulebook/duels.ts';

/** Combat between heroes, in Brazilian Portuguese. */
export const duels: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/duels.1':
    'Um herói só pode atacar um rival no mesmo espaço, fora das cidades e na própria fase de desafio.',
  'wow/duels.2': 'Um duelo é uma única troca de golpes, com as mesmas etapas de qualquer combate.',
  'wow/duels.3': 'O atacante rola o dado vermelho, o defensor o preto.',
  'wow/duels.4':
    'O defensor tem exatamente 1 de energia para gastar nesse combate; se não for gasta, perde-se quando ele acaba.',
  'wow/duels.5': 'Os heróis têm vida: um acerto acrescenta fichas de dano em vez de vencê-los de imediato.',
  'wow/duels.6':
    'Se um herói é derrotado, o outro pode na hora pegar um item à sua escolha da mochila do perdedor; depois o perdedor resolve a derrota.',
  'wow/duels.7':
    'Se os dois são derrotados, nenhum item muda de mãos, e o defensor resolve a derrota primeiro.',
  'wow/duels.8': 'Se nenhum dos dois é derrotado, nada é pego.',
  'wow/duels.9': 'Arma e armadura equipadas nunca podem ser roubadas.',
  'wow/duels.10':
    'Heróis da mesma facção podem se atacar; a facção só importa para cartas que nomeiam a Horda ou a Aliança.',
  'wow/duels.11':
    'Atacante e defensor podem igualmente derrotar, roubar e completar missões; só diferem na ordem de jogo e na energia.',
};
