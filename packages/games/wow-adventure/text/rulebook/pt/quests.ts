import type { quests as chapter } from '../../../rulebook/quests.ts';

/** Quests, in Brazilian Portuguese. */
export const quests: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/quests.1':
    'Um herói nunca tem mais de duas missões ativas, isto é, ainda não completadas. Ao receber uma terceira, descarta na hora uma das três, à sua escolha, antes de qualquer preparação; as fichas da descartada voltam para o estoque [wow/A-31].',
  'wow/quests.2':
    'A preparação de uma missão é executada assim que ela é recebida. As fichas podem ir para cidades e para espaços acima do nível do herói.',
  'wow/quests.3': 'Viajar: estar no espaço indicado durante a própria manutenção.',
  'wow/quests.4':
    'Coletar: na própria manutenção, pegar a própria ficha do espaço e pô-la na carta de missão.',
  'wow/quests.5':
    'Causar dano ou derrotar: o dano deve vir de uma carta do dono da missão ou de um combate entre os dois heróis, não importa qual deles atacou. Dano de fichas, eventos e encontros não conta.',
  'wow/quests.6':
    'O progresso parcial não dá bravura, mas é mantido até que a missão seja completada ou descartada.',
  'wow/quests.7':
    'Quando todas as condições são cumpridas, a missão está completa: vai para baixo do registro de missões; depois o herói compra a missão de elite do topo e executa sua preparação. Isso pode acontecer no meio de um combate ou no turno de um rival.',
  'wow/quests.8': 'As fichas de uma missão completada voltam para o estoque do dono.',
  'wow/quests.9':
    'Algumas missões põem as próprias fichas em outros heróis; em geral são coletadas na manutenção, no mesmo espaço, como diz a carta.',
  'wow/quests.10':
    'Condições ligadas por "depois" são cumpridas nessa ordem, várias na mesma manutenção se o lugar permitir; todas as outras, em qualquer ordem.',
  'wow/quests.11':
    'Uma missão comprada na manutenção de missões pode avançar na mesma manutenção [wow/A-64].',
  'wow/quests.12':
    'Feitos que se contam (encontros vencidos, dano causado, fichas colocadas) contam desde que a missão é recebida. Um inimigo que cai junto com o herói conta como vencido para as missões, embora não dê recompensa [wow/A-08].',
  'wow/quests.13': 'Se o baralho de missões de elite está vazio, nenhuma missão é comprada [wow/A-13].',
};
